// @ts-check
/**
 * Runs pnpm through npx, so that a machine needs only Node and npm. Not package.json's packageManager field: pnpm would then
 * require its own binaries in the lock file, and frozen installs fail.
 */
export const PNPM = 'pnpm@12.21.0';
