// SPDX-License-Identifier: MPL-2.0
#pragma once

#include <QString>

#include <string_view>

namespace bandar::app {

/// How a value of an option of Indonesia is offered: under which head, with what icon, and what it means.
struct OptionWords {
    QString head;
    QString text;
    QString icon;
    QString note;
};
OptionWords optionWords(std::string_view key, std::string_view value);

} // namespace bandar::app
