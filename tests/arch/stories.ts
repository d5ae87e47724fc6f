import { join } from 'node:path';
import { normalizeStoriesEntry } from 'storybook/internal/common';
import { loadCsf } from 'storybook/internal/csf-tools';
import { userOrAutoTitle } from 'storybook/internal/preview-api';
import { root, sourceFiles } from './source-files.ts';
import { read } from './ui-components.ts';

export interface Story {
  id: string;
  file: string;
  /** False for a story that keeps changing: `chromatic: { disableSnapshot: true }`. */
  isPictured: boolean;
}

/** The globs of .storybook/main.ts, from which Storybook makes titles. */
const specifiers = ['../packages/ui/stories/**/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'].map(
  (glob) => normalizeStoriesEntry(glob, { configDir: join(root, '.storybook'), workingDir: root }),
);

const SKIPPED = /\bchromatic:\s*\{\s*disableSnapshot:\s*true\b/;

/** Whether the file or this story has `chromatic: { disableSnapshot: true }`. */
function isSkipped(source: string, name: string): boolean {
  const [head = '', ...exports] = source.split(/^(?=export const )/m);
  const own = exports.find((text) => text.startsWith(`export const ${name} `)) ?? '';
  return SKIPPED.test(head) || SKIPPED.test(own);
}

/** The stories of a file with their Storybook ids, parsed without running it. */
export function storiesIn(file: string, source: string): Story[] {
  const makeTitle = (own?: string) => userOrAutoTitle(`./${file}`, specifiers, own) ?? '';
  const csf = loadCsf(source, { fileName: file, makeTitle }).parse();
  return Object.entries(csf._stories).map(([name, { id }]) => ({
    id,
    file,
    isPictured: !isSkipped(source, name),
  }));
}

export const allStories = (): Story[] =>
  sourceFiles()
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => storiesIn(file, read(file)));
