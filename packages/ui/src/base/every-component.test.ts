import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { samples } from './every-component.samples.tsx';

const all = Object.entries(samples);

test('every base component has a sample', () => {
  const folders = globSync('[A-Z]*/', { cwd: import.meta.dirname });
  expect(Object.keys(samples).sort()).toEqual(folders.sort());
});

test.each(all)('%s renders on the server without a warning', (_, { render, shown }) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const markup = renderToString(render({}));
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
  if (shown !== 'portal') expect(markup).not.toBe('');
});

const STATE = /\schecked=""|aria-(?:selected|pressed|checked|current)="(?!false|page)/;

test.each(all)('%s has looks to compare in forced colors when it has states', (_, { render, looks }) => {
  if (STATE.test(renderToStaticMarkup(render({})))) expect(looks).not.toEqual([]);
});

const SIZED = /\bsize\?: |\bBoxFieldProps\b|\bComboBoxOwnProps\b|\bTriggerProps\b|extends Omit<ButtonProps/;

test.each(all)('%s has samples of its sizes exactly when it has sizes', (name, { sizes }) => {
  const source = readFileSync(join(import.meta.dirname, name, `${name}.tsx`), 'utf8');
  expect(sizes !== undefined).toBe(SIZED.test(source));
});
