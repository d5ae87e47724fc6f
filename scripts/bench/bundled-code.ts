import type { build } from 'vite';

/** The code of the one chunk that a build of Vite's made without writing it. */
export function codeOf(result: Awaited<ReturnType<typeof build>>): string {
  const [first] = [result].flat();
  if (!first || !('output' in first)) throw new Error('Vite made no bundle');
  return first.output[0].code;
}
