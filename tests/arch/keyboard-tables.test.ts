import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ComponentDocs, KeyName } from '../../packages/ui/src/base/component-docs.ts';
import { type KeyTest, keyTests } from './key-presses.ts';
import { root } from './source-files.ts';
import { baseFiles, read, storyFileOf } from './ui-components.ts';

const held = (combination: string) => (pressed: string) => pressed.includes(combination);
const one = (pattern: RegExp) => (_: string, keys: readonly string[]) =>
  keys.some((key) => pattern.test(key));
const named = (name: string) => one(new RegExp(`^\\{${name}\\}$`));

/** Whether a test presses the key. Tab alone is no Shift + Tab, and End alone no Ctrl + End. */
const isPressed: Record<KeyName, (pressed: string, keys: readonly string[]) => boolean> = {
  Tab: named('Tab'),
  'Shift + Tab': held('{Shift>}{Tab}'),
  Enter: named('Enter'),
  Space: one(/^ $/),
  Escape: named('Escape'),
  'Arrow Up': named('ArrowUp'),
  'Arrow Down': named('ArrowDown'),
  'Arrow Left': named('ArrowLeft'),
  'Arrow Right': named('ArrowRight'),
  Home: named('Home'),
  End: named('End'),
  'Page Up': named('PageUp'),
  'Page Down': named('PageDown'),
  Backspace: named('Backspace'),
  Delete: named('Delete'),
  F6: named('F6'),
  'Ctrl + A': held('{Control>}a'),
  'Ctrl + End': held('{Control>}{End}'),
  'Shift + Arrow Down': held('{Shift>}{ArrowDown}'),
  Letters: one(/^\p{L}$/u),
  Digits: one(/^\d$/),
};

/** Rows whose test is missing or does not press one of the keys. */
function untested({ keys: rows }: ComponentDocs, tests: readonly KeyTest[]): string[] {
  return rows.flatMap(({ keys, test: title }) => {
    const found = tests.find((each) => each.title === title);
    if (!found) return [`no test "${title}"`];
    const pressed = found.presses.join('');
    return keys
      .filter((key) => !isPressed[key](pressed, found.presses))
      .map((key) => `"${title}" does not press ${key}`);
  });
}

describe('keyboard tables of base components', () => {
  test.each(baseFiles())('every key of %s is pressed in its story test', async (file) => {
    const { docs }: { docs: ComponentDocs } = await import(join(root, file.replace(/\.tsx$/, '.docs.ts')));
    expect(untested(docs, keyTests(read(storyFileOf(file)))), basename(file)).toEqual([]);
  });
});

describe('the keyboard table check', () => {
  const source = `Closed.test('Escape closes it', async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
  });`;
  const rows = (keys: KeyName[], title = 'Escape closes it') =>
    untested({ keys: [{ keys, does: '', test: title }] } as unknown as ComponentDocs, keyTests(source));

  test('accepts keys that the named test presses', () => {
    expect(rows(['Tab', 'Escape'])).toEqual([]);
  });
  test('reports a key that the named test does not press', () => {
    expect(rows(['Shift + Tab'])).toEqual(['"Escape closes it" does not press Shift + Tab']);
    expect(rows(['Letters'])).toHaveLength(1);
  });
  test('reports a test that does not exist', () => {
    expect(rows(['Tab'], 'Tab opens it')).toEqual(['no test "Tab opens it"']);
  });
});
