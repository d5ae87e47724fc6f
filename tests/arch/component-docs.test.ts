import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { saysWhatItIsFor, undocumentedOwnProps, undocumentedProps } from './component-props.ts';
import { baseFiles, componentFiles, isInteractive, read, storyFileOf } from './ui-components.ts';

describe('a base component explains itself', () => {
  const files = baseFiles();

  test('each of its props has a docstring, which becomes a row of its props table', () => {
    expect(files.length).toBeGreaterThan(45);
    const silent = files.flatMap((file) => undocumentedProps(read(file)).map((prop) => `${file} ${prop}`));
    expect(silent).toEqual([]);
  });

  test('it says in a line what it is for', () => {
    expect(files.filter((file) => !saysWhatItIsFor(read(file), basename(file, '.tsx')))).toEqual([]);
  });

  test('its stories begin with what a screen reader and a keyboard make of it', () => {
    expect(files.filter((file) => !read(storyFileOf(file)).includes('**Accessibility.**'))).toEqual([]);
  });

  test('one that is pressed, typed in or followed has a keyboard test', () => {
    const deaf = files.filter(
      (file) =>
        isInteractive(file) &&
        !/userEvent\.(?:keyboard|tab|type|paste)\(|\.focus\(\)/.test(read(storyFileOf(file))),
    );
    expect(deaf).toEqual([]);
  });
});

describe('a component of a feature explains itself', () => {
  const files = componentFiles().filter((file) => file.includes('/features/'));

  test('each of its props has a docstring', () => {
    expect(files.length).toBeGreaterThan(25);
    const silent = files.flatMap((file) =>
      undocumentedOwnProps(read(file), basename(file, '.tsx')).map((prop) => `${file} ${prop}`),
    );
    expect(silent).toEqual([]);
  });

  test('it says in a line what it is for', () => {
    expect(files.filter((file) => !saysWhatItIsFor(read(file), basename(file, '.tsx')))).toEqual([]);
  });
});

describe('the check sees', () => {
  test('a prop without a docstring, also within what a prop is made of', () => {
    const source = `
      export interface RibbonProps {
        /** Said. */
        label: string;
        knots: readonly { id: string }[];
      }
      interface Inner { own: number }
      export type Knot = { size: number };`;
    expect(undocumentedProps(source)).toEqual(['RibbonProps.knots', 'RibbonProps.id', 'Knot.size']);
    expect(undocumentedOwnProps(source, 'Ribbon')).toEqual(['knots']);
  });

  test('a component that does not say what it is for', () => {
    expect(saysWhatItIsFor('/** Ties. */\nexport function Ribbon() {}', 'Ribbon')).toBe(true);
    expect(saysWhatItIsFor('export function Ribbon() {}', 'Ribbon')).toBe(false);
  });
});
