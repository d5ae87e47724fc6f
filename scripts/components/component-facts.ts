// What the code says of each component, for Storybook's documentation pages and its table of components.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ComponentFacts } from '../../packages/ui/src/foundations/docs/component-facts.ts';
import { keyTests } from '../../tests/arch/key-presses.ts';
import { bytesOf } from '../bench/component-bytes.ts';
import { changesOf, lastChange } from './changes.ts';
import { pagesByFile } from './used-on.ts';

const root = join(import.meta.dirname, '../..');
const ui = join(root, 'packages/ui');

const isComponent = (file: string) => basename(file, '.tsx') === basename(dirname(file));
const words = (exported: string) => exported.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
const titleOf = (file: string) => dirname(file).replace(/^src\//, '');

interface StoryText {
  name: string;
  text: string;
}

const storyTexts = (source: string): StoryText[] =>
  Array.from(
    source.matchAll(/^export const (\w+) = meta\.story\([\s\S]*?(?=^export const |$(?![\s\S]))/gm),
    ([text, name = '']) => ({
      name,
      text,
    }),
  );

/** `.storybook/vitest.pictures.ts` runs axe on every story in each look, unless it sets its own theme or switches axe off. */
function axeRuns(stories: readonly StoryText[]): ComponentFacts['axe'] {
  const checked = stories.filter(
    ({ text }) => !/a11y:\s*\{[^}]*(?:disable: true|test: '(?:off|todo)')/.test(text),
  );
  const inTheme = (theme: string) =>
    checked.filter(({ text }) => (/globals: \{[^}]*theme: '(\w+)'/.exec(text)?.[1] ?? theme) === theme)
      .length;
  return { light: inTheme('light'), dark: inTheme('dark'), phone: checked.length };
}

/** `@prahari/ui/Button` for a base component, the path for the others. */
const subpathOf = (file: string) =>
  `@prahari/ui/${file.startsWith('src/base/') ? basename(file, '.tsx') : file.replace(/^src\/|\.tsx$/g, '')}`;

async function factsOf(file: string, usedOn: readonly string[]): Promise<ComponentFacts> {
  const storyFile = join('packages/ui', file).replace(/\.tsx$/, '.stories.tsx');
  const source = readFileSync(join(root, storyFile), 'utf8');
  const stories = storyTexts(source);
  const folder = join('packages/ui', dirname(file));
  const title = titleOf(file);
  return {
    name: basename(file, '.tsx'),
    title,
    subpath: subpathOf(file),
    states: stories.map(({ name }) => words(name)),
    keys: [...new Set(keyTests(source).flatMap(({ presses }) => presses))],
    axe: axeRuns(stories),
    bytes: await bytesOf(join('packages/ui', file)),
    usedOn,
    changes: changesOf(folder),
    changed: lastChange(folder),
  };
}

/** Facts of every component of base and features, in the order of their titles. */
export async function componentFacts(): Promise<ComponentFacts[]> {
  const pages = pagesByFile();
  const files = globSync(['src/base/*/*.tsx', 'src/features/*/*/*.tsx'], { cwd: ui }).filter(isComponent);
  const facts = [];
  for (const file of files.sort()) facts.push(await factsOf(file, pages[file] ?? []));
  return facts;
}
