// SPDX-License-Identifier: MPL-2.0
#pragma once

#include "journal/trouble.h"

#include <QString>

namespace bandar::journal {

/// Where a damaged library is read from, and where it lies once it is set aside. Both differ from what stands beside
/// its name where a rescue was cut off.
struct Damaged {
    QString file;
    QString log;
    QString aside;
};

/// What is to be rescued under the name of a library, which leads to a file, a log or at least to what was set aside.
Damaged damagedAt(const QString &library);
/// What a rescue that was cut off has set aside of a library that is not there any more, or not replaced yet; empty
/// where there is no such thing.
QString cutOffAside(const QString &library);
/// Sets the damaged library aside and puts another file in its place, on the disk when this returns; or changes
/// nothing. Where the disk knows links the name of the library leads to a whole file at any moment, and a log is never
/// beside one that is not its own.
Done replaceDamaged(const QString &library, const QString &aside, const QString &made);
/// Sets what lies beside a library as its log aside, under the name that is returned. The library must be locked.
Result<QString> setLogAside(const QString &library);
/// Takes away what rescues that were cut off have left in the folder. The library must be locked.
void removeLeftOvers(const QString &library);
/// What the name of a folder begins with in which a rescue works.
QString workName(const QString &library);

} // namespace bandar::journal
