// SPDX-License-Identifier: MPL-2.0
#include "sheetcontroller.h"

namespace bandar::app {

SheetController::SheetController(QObject *parent)
    : QObject(parent), m_effects(new RowsModel(EffectRow::staticMetaObject, this))
{}

} // namespace bandar::app
