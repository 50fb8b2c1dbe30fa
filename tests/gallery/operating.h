// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "operationscontroller.h"

#include <QString>

namespace bandar::tests {

/// The row of a model with that key.
int rowOf(const app::RowsModel &rows, const QString &key);

/// Taps an operation in as people would who read it out, all but the confirming. How many taps it took.
int tapIn(app::OperationsController &sheet, const indonesia::State &state, const indonesia::Operate &operation);

} // namespace bandar::tests
