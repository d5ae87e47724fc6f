import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu } from './Menu/Menu.tsx';
import { warnDeprecated } from './warn-deprecated.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => {
  warn.mockClear();
  vi.unstubAllEnvs();
});

const deprecated = { name: 'Lamp lit', instead: 'isLit', codemod: 'lamp-lit', goesWith: '2.0.0' } as const;

test('a deprecated name warns a developer once', () => {
  warnDeprecated(deprecated);
  warnDeprecated(deprecated);
  expect(warn.mock.calls).toEqual([
    ['@prahari/ui: Lamp lit is deprecated and goes with 2.0.0. Use isLit, or run the codemod lamp-lit.'],
  ]);
});

test('a deprecated name says nothing in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  warnDeprecated({ ...deprecated, name: 'Lamp out' });
  expect(warn).not.toHaveBeenCalled();
});

test('a Menu with isPending still shows that work is under way, and warns', () => {
  const menu = createElement(Menu, { label: 'More', actions: [], onAction: () => {}, isPending: true });
  expect(renderToString(menu)).toContain('aria-busy="true"');
  expect(warn.mock.calls.join()).toContain('Menu isPending is deprecated');
});
