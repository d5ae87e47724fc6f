import { afterEach, expect, test, vi } from 'vitest';
import { rememberColumns, rememberedColumns } from './remembered-columns.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

test('columns chosen by hand are remembered for their kind of sheet, and outlive a logout', () => {
  vi.stubGlobal('localStorage', storage);
  rememberColumns('guards', { who: 'name' });
  rememberColumns('guards', { cell: 'phone', 'sr no': '' });
  expect(rememberedColumns('guards')).toEqual({ who: 'name', cell: 'phone', 'sr no': '' });
  expect(rememberedColumns('clients')).toEqual({});
});

test('without storage, or with text of something else in it, nothing is remembered', () => {
  vi.stubGlobal('localStorage', null);
  rememberColumns('guards', { who: 'name' });
  expect(rememberedColumns('guards')).toEqual({});
  vi.stubGlobal('localStorage', { ...storage, getItem: () => '[1, {"a":' });
  expect(rememberedColumns('guards')).toEqual({});
});
