#!/bin/sh
# Compiled modules are kept, which halves the start of each further Node process.
export NODE_COMPILE_CACHE="$PWD/node_modules/.cache/node"
# Installs missing packages, then replaces this shell by the given command, so that signals reach it. `hash -r`: installing may have added
# another `node` to PATH.
node scripts/dev/ensure-deps.mjs && hash -r && exec "$@"
