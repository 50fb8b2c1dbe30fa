// SPDX-License-Identifier: MPL-2.0
// Read by moc alone, through CMAKE_AUTOMOC_MOC_OPTIONS. Before Qt 6.5.3 moc stops at the attribute with which libstdc++
// opens its namespaces ("concepts:46: Parse error at std"); without the attribute it reads on.
#pragma once
#define _GLIBCXX_VISIBILITY(V)
