import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasDocstring, undocumentedOwnProps, undocumentedProps } from './component-props.ts';
import {
  baseFiles,
  componentFiles,
  isInteractive,
  read,
  sourceWithTypes,
  storyFileOf,
} from './ui-components.ts';

describe('documentation of a base component', () => {
  const files = baseFiles();

  test('every exported prop of a base component has a docstring', () => {
    expect(files.length).toBeGreaterThan(45);
    const undocumented = files.flatMap((file) =>
      undocumentedProps(sourceWithTypes(file)).map((prop) => `${file} ${prop}`),
    );
    expect(undocumented).toEqual([]);
  });

  test('the component has a docstring', () => {
    expect(files.filter((file) => !hasDocstring(read(file), basename(file, '.tsx')))).toEqual([]);
  });

  test('the stories of a base component describe its accessibility', () => {
    expect(files.filter((file) => !read(storyFileOf(file)).includes('**Accessibility.**'))).toEqual([]);
  });

  test('an interactive base component has a keyboard test', () => {
    const untested = files.filter(
      (file) =>
        isInteractive(file) &&
        !/userEvent\.(?:keyboard|tab|type|paste)\(|\.focus\(\)/.test(read(storyFileOf(file))),
    );
    expect(untested).toEqual([]);
  });
});

describe('documentation of a feature component', () => {
  const files = componentFiles().filter((file) => file.includes('/features/'));

  test('every own prop has a docstring', () => {
    expect(files.length).toBeGreaterThan(25);
    const undocumented = files.flatMap((file) =>
      undocumentedOwnProps(sourceWithTypes(file), basename(file, '.tsx')).map((prop) => `${file} ${prop}`),
    );
    expect(undocumented).toEqual([]);
  });

  test('the component has a docstring', () => {
    expect(files.filter((file) => !hasDocstring(read(file), basename(file, '.tsx')))).toEqual([]);
  });
});

describe('the docstring check', () => {
  test('reports props and nested members without a docstring', () => {
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

  test('reports a component without a docstring', () => {
    expect(hasDocstring('/** Ties. */\nexport function Ribbon() {}', 'Ribbon')).toBe(true);
    expect(hasDocstring('export function Ribbon() {}', 'Ribbon')).toBe(false);
  });
});
