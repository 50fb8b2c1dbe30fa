// SPDX-License-Identifier: MPL-2.0
#pragma once

class QQmlEngine;

namespace bandar::app {

/// The font and the style of every page; called once, after the application object and before the first engine.
void prepareStyle();

/// Lets an engine find the pages, which are all built in.
void prepareEngine(QQmlEngine &engine);

} // namespace bandar::app
