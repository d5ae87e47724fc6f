#!/bin/sh
# Installs what is missing, then becomes the given command, so that signals reach it. `hash -r`: node may be another one by then.
node scripts/dev/ensure-deps.mjs && hash -r && exec "$@"
