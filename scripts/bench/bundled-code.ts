import type { build } from 'vite';

/** The code of the only chunk of a Vite build with `write: false`. */
export function codeOf(result: Awaited<ReturnType<typeof build>>): string {
  const [first] = [result].flat();
  if (!first || !('output' in first)) throw new Error('Vite made no bundle');
  return first.output[0].code;
}
