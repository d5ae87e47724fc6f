// @ts-check
/**
 * The package manager, run by npx so that Node and npm are all a machine needs. Not package.json's packageManager field:
 * pnpm would then want its own binaries in the lock, and frozen installs fail.
 */
export const PNPM = 'pnpm@12.21.0';
