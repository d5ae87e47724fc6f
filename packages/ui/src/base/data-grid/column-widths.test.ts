import { expect, test, vi } from 'vitest';
import { keepWidths, moveEdge, readWidths } from './column-widths.ts';

const widths = { name: 40, status: 20, due: 40 };

test('what one column gains the next one loses', () => {
  expect(moveEdge(widths, { column: 'name', next: 'status', by: 5 })).toEqual({
    name: 45,
    status: 15,
    due: 40,
  });
  expect(moveEdge(widths, { column: 'name', next: 'status', by: -10 })).toEqual({
    name: 30,
    status: 30,
    due: 40,
  });
});

test('no column goes below its least width', () => {
  expect(moveEdge(widths, { column: 'name', next: 'status', by: 90 })).toMatchObject({ name: 56, status: 4 });
  expect(moveEdge(widths, { column: 'name', next: 'status', by: -90 })).toMatchObject({
    name: 4,
    status: 56,
  });
});

test('damaged or forbidden storage counts as empty', () => {
  vi.stubGlobal('localStorage', { getItem: () => '{"a' });
  expect(readWidths('bills')).toEqual({});
  vi.stubGlobal('localStorage', { getItem: () => 'null' });
  expect(readWidths('bills')).toEqual({});
  vi.stubGlobal('localStorage', null);
  expect(readWidths('bills')).toEqual({});
  expect(() => keepWidths('bills', {})).not.toThrow();
  vi.unstubAllGlobals();
});
