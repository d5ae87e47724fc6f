import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { MOVED } from '../../packages/ui/codemods/word-keys.ts';
import { hi } from '../../packages/ui/src/languages/hi.ts';
import {
  announcedBump,
  apiChanges,
  type Bump,
  movedWords,
  unannounced,
  waitingChangesets,
} from './api-change.ts';
import { promisedApi, releasedApi, writtenApi } from './promised-api.ts';

const folder = join(resolve(import.meta.dirname, '../..'), '.changeset');

test('the promised exports and props of @prahari/ui are those of promised-api.md', () => {
  // If you meant the change: node scripts/package/promised-api.ts, and a changeset that says it.
  expect(promisedApi()).toBe(writtenApi());
});

test('what changed since the last version is announced by a changeset of its size', () => {
  const announced = announcedBump(waitingChangesets(folder), '@prahari/ui');
  expect(unannounced(apiChanges(releasedApi(), writtenApi()), announced)).toEqual([]);
});

test('a word that moved since the last version is moved by the codemod word-keys, to where it is', () => {
  const moved = movedWords(apiChanges(releasedApi(), writtenApi()), releasedApi());
  expect(moved.filter((word) => !Object.hasOwn(MOVED, word))).toEqual([]);
  const words = Object.entries(hi.words).flatMap(([part, of]) =>
    Object.keys(of).map((key) => `${part}.${key}`),
  );
  expect(Object.values(MOVED).filter((word) => word && !words.includes(word))).toEqual([]);
  expect(Object.keys(MOVED).filter((word) => words.includes(word))).toEqual([]);
});

const RELEASED = `## index.ts

- Button
- type ButtonProps
  - \`label: string\`
  - \`old?: boolean | undefined\` (deprecated)
  - \`size?: "small" | undefined\`
`;
const changeset = (bump: Bump) => `---\n'@prahari/ui': ${bump}\n---\n\nText.\n`;

test.each<[change: string, from: string, to: string, needed: Bump]>([
  ['a new prop', '  - `label', '  - `hint?: string | undefined`\n  - `label', 'minor'],
  ['a new export', '- type', '- Card\n- type', 'minor'],
  ['a prop that takes more', '"small"', '"small" | "large"', 'minor'],
  ['a prop that need not be given any more', '`label: string`', '`label?: string`', 'minor'],
  ['a name that is deprecated', 'string`', 'string` (deprecated)', 'minor'],
  ['a new prop that must be given', '  - `label', '  - `id: string`\n  - `label', 'major'],
  ['a prop that takes less', '"small" | ', '', 'major'],
  ['a prop that must be given now', 'size?:', 'size:', 'major'],
  ['a prop that takes something else', '"small"', '"tiny"', 'major'],
  ['a deprecated prop that goes', '  - `old?: boolean | undefined` (deprecated)\n', '', 'major'],
])('%s is refused with less than a %4$s changeset', (_, from, to, needed) => {
  const changes = apiChanges(RELEASED, RELEASED.replace(from, to));
  expect(changes.map(({ bump }) => bump)).toEqual([needed]);
  const enough: Bump[] = needed === 'major' ? ['major'] : ['minor', 'major'];
  for (const bump of ['none', 'patch', 'minor', 'major'] as const) {
    const announced = announcedBump(
      bump === 'none' ? [] : [changeset('patch'), changeset(bump)],
      '@prahari/ui',
    );
    expect(unannounced(changes, announced).length === 0, bump).toBe(enough.includes(bump));
  }
});

test('a name that goes without being deprecated first is refused with any changeset', () => {
  const changes = apiChanges(RELEASED, RELEASED.replace('- Button\n', ''));
  expect(unannounced(changes, 'major')).toEqual([
    'index.ts › Button: went without being deprecated for a version',
  ]);
});

test('a word of a language that goes needs a minor changeset, and is named for the codemod', () => {
  const released =
    '## languages/language.ts\n\n- base.done: string\n- base.days: (count: number) => string\n';
  const changes = apiChanges(released, released.replace('- base.days: (count: number) => string\n', ''));
  expect(changes.map(({ bump }) => bump)).toEqual(['minor']);
  expect(unannounced(changes, 'minor')).toEqual([]);
  expect(movedWords(changes, released)).toEqual(['base.days']);
});

test('a changeset of another package announces nothing', () => {
  expect(announcedBump([changeset('major').replace('ui', 'contract')], '@prahari/ui')).toBe('none');
});
