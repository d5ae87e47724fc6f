#!/bin/sh
# Compiled modules are kept, which halves the start of each further Node process.
export NODE_COMPILE_CACHE="$PWD/node_modules/.cache/node"
# Installs what is missing, then becomes the given command, so that signals reach it. `hash -r`: node may be another one by then.
node scripts/dev/ensure-deps.mjs && hash -r && exec "$@"
