import { afterEach, expect, test } from 'vitest';
import { takeEarlyKeys, textAfter } from './early-keys.ts';

afterEach(() => {
  globalThis.earlyKeys = undefined;
});

test('kept keys are taken once, and none are kept afterwards', () => {
  const requested = new Event('dialogrequest');
  globalThis.earlyKeys = [requested];
  expect(takeEarlyKeys()).toEqual([requested]);
  expect(globalThis.earlyKeys).toBeUndefined();
  expect(takeEarlyKeys()).toEqual([]);
});

test('characters and Backspace change a text, and other keys do not', () => {
  const typed = ['B', 'h', 'x', 'Backspace', 'Shift', ' ', '1', 'ArrowLeft', 'Enter', 'é'];
  expect(typed.reduce(textAfter, '')).toBe('Bh 1é');
  expect(textAfter('', 'Backspace')).toBe('');
});
