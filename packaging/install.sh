#!/usr/bin/env bash
# SPDX-License-Identifier: MPL-2.0
# Installs the Debian packages that are missing, and only those: install.sh run|test|check
set -euo pipefail

packages() {
    case $1 in
    run) # to build the app and to use it
        echo g++ cmake ninja-build pkg-config
        echo qt6-base-dev qt6-base-private-dev qt6-declarative-dev qt6-tools-dev qt6-l10n-tools
        echo libqt6sql6-sqlite libqt6svg6 libsqlite3-dev nlohmann-json3-dev fonts-noto-core
        echo qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
        echo qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtquick-templates
        echo qml6-module-qtquick-controls qml6-module-qtquick-layouts qml6-module-qtquick-shapes
        ;;
    test) # to run the tests
        packages run
        echo qml6-module-qttest hledger jq sqlite3 ccache mold
        ;;
    check) # for everything that test.sh --all does
        packages test
        echo git shellcheck clang-format-19 clang-tidy-19 clang-19 libclang-rt-19-dev llvm-19
        echo qt6-qmllint-plugins desktop-file-utils appstream
        ;;
    *)
        say "unknown purpose: $1"
        exit 2
        ;;
    esac
}

say() { echo "packaging/install.sh: $*" >&2; }

list=$(packages "${1-run}")
read -ra wanted <<<"${list//$'\n'/ }"

if ! command -v apt-get >/dev/null; then
    say "this is not Debian; going on with what is here. What is needed is called there: ${wanted[*]}"
    exit 0
fi

present=$(dpkg-query --show --showformat '${db:Status-Status} ${Package}\n' "${wanted[@]}" 2>/dev/null || true)
missing=()
for package in "${wanted[@]}"; do
    [[ $'\n'$present$'\n' == *$'\n'"installed $package"$'\n'* ]] || missing+=("$package")
done
[[ ${#missing[@]} -gt 0 ]] || exit 0

as_root=()
if [[ $EUID -ne 0 ]]; then
    if ! command -v sudo >/dev/null; then
        say "these packages are missing, and only root can install them (there is no sudo here): ${missing[*]}"
        exit 1
    fi
    as_root=(sudo)
fi

say "installing ${#missing[@]} packages with apt-get, which takes a minute: ${missing[*]}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=600 -o Dpkg::Use-Pty=0)
if ! { "${apt[@]}" update && "${apt[@]}" install -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
    tail -n 20 "$log" >&2
    say "apt-get could not install these packages (is there a connection?): ${missing[*]}"
    exit 1
fi
