import { expect, test } from 'vitest';
import { isPinInState, pinOfAddress, stateCodeOfPin } from './pin-state.ts';
import { placeOfSupplyText, stateOfCode, stateOfName, states } from './states.ts';

test('five Union territories have UTGST; Delhi and Puducherry do not', () => {
  expect(states.filter(({ hasUtgst }) => hasUtgst).map(({ code }) => code)).toEqual([
    '04',
    '26',
    '31',
    '35',
    '38',
  ]);
  expect(stateOfCode('07')?.hasUtgst).toBe(false);
  expect(stateOfCode('25')).toBeUndefined();
});

test.each([
  ['Maharashtra', '27'],
  [' madhya  pradesh', '23'],
  ['Jammu & Kashmir', '01'],
  ['Orissa', '21'],
  ['NCT of Delhi', '07'],
  ['U.P.', '09'],
  ['Bombay State', undefined],
  ['', undefined],
])('%j is the State %s', (name, code) => {
  expect(stateOfName(name)?.code).toBe(code);
});

test.each([
  ['400050', '27', true],
  ['560001', '27', false],
  ['110001', '07', true],
  ['500081', '36', true],
  ['500081', '37', true],
  ['462001', '23', true],
  ['462001', '27', false],
  ['999999', '97', true],
])('the PIN %s in the State %s: %s', (pin, code, isThere) => {
  expect(isPinInState(pin, code)).toBe(isThere);
});

test('a PIN of one State names it, and one of several does not', () => {
  expect(['462001', '411045', '500081', '999999'].map(stateCodeOfPin)).toEqual([
    '23',
    '27',
    undefined,
    undefined,
  ]);
});

test.each([
  ['12 Hill Road, Mumbai 400050', '400050'],
  ['Plot 123456, Baner\nPune 411 045', '411045'],
  ['Call 98765 43210', undefined],
  ['Near 1234567', undefined],
  ['', undefined],
])('the PIN in %j is %s', (address, pin) => {
  expect(pinOfAddress(address)).toBe(pin);
});

test('a place of supply is written by code and name, and an unknown one is empty', () => {
  expect(['29', '04', ''].map(placeOfSupplyText)).toEqual(['29-Karnataka', '04-Chandigarh', '']);
});
