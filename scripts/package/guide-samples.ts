import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const ui = resolve(import.meta.dirname, '../../packages/ui');

/** Code that a guide or the README shows. */
export interface GuideSample {
  /** `07-forms`, `README`. */
  guide: string;
  language: 'ts' | 'tsx';
  code: string;
}

/** Returns the TypeScript that users read in guides and in the README. */
export function guideSamples(): GuideSample[] {
  const files = [...globSync('stories/guides/*.mdx', { cwd: ui }).sort(), 'README.md'];
  return files.flatMap((file) =>
    [...readFileSync(join(ui, file), 'utf8').matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(
      ([, language, code = '']) => ({
        guide: basename(file).replace(/\.mdx?$/, ''),
        language: language as GuideSample['language'],
        code,
      }),
    ),
  );
}
