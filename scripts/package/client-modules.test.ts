import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { isClientModule } from './client-modules.ts';

const isClient = (source: string): boolean =>
  isClientModule(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));

test.each([
  ['imports a hook of React', `import { useState } from 'react';`],
  ['imports a hook of its own', `import { useTrack } from './useTrack.ts';`],
  ['makes a context', `import { createContext } from 'react';`],
  ['renders a component of react-aria', `import { Button as Aria } from 'react-aria-components/Button';`],
  ['reads a store', `import { useStore } from '@nanostores/react';`],
  ['handles an event', `export const X = () => <button onClick={() => 0} />;`],
])('a module that %s is for clients', (_, source) => {
  expect(isClient(source)).toBe(true);
});

test.each([
  ['imports types of react-aria', `import type { ButtonProps } from 'react-aria-components/Button';`],
  ['imports single types of React', `import { type RefObject } from 'react';`],
  ['renders elements', `export const X = ({ title }) => <p className="used">{title}</p>;`],
  ['is no component', `export const user = (name) => name.trim();`],
])('a module that %s runs on servers', (_, source) => {
  expect(isClient(source)).toBe(false);
});

test.each([
  ['base/Button/Button.tsx', true],
  ['islands/Login.island.tsx', true],
  ['base/Card/Card.tsx', false],
  ['base/DescriptionList/DescriptionList.tsx', false],
])('%s: a client module is %s', (file, expected) => {
  const path = join(import.meta.dirname, '../../packages/ui/src', file);
  expect(isClient(readFileSync(path, 'utf8'))).toBe(expected);
});
