# SPDX-License-Identifier: MPL-2.0
# The warnings every target is built with. The presets for development make them errors
# (CMAKE_COMPILE_WARNING_AS_ERROR); a release build goes on, so that a newer compiler stops nobody from playing.
add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion)
