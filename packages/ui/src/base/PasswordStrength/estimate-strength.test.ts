import { expect, test } from 'vitest';
import { estimateStrength } from './estimate-strength.ts';

test.each([
  ['a', 0],
  ['aaaaaaaaaaaa', 0],
  ['12345678', 0],
  ['password', 0],
  ['P@ssw0rd1', 0],
  ['lantern', 1],
  ['fS7!qLx2', 2],
  ['lamp at the gate', 4],
  ['correct horse battery staple', 4],
])('"%s" scores %i', (secret, score) => {
  expect(estimateStrength(secret).score).toBe(score);
});

test('personal data adds nothing to the score', () => {
  const known = ['Rukmini Kulkarni', 'rukmini@tapovan.example'];
  expect(estimateStrength('RukminiKulkarni7', known)).toEqual({ score: 0, advice: 'personal' });
  expect(estimateStrength('RukminiKulkarni7').score).toBeGreaterThan(2);
});

test('the advice names the weakness', () => {
  expect(estimateStrength('welcome99').advice).toBe('common');
  expect(estimateStrength('mmmmmmmmk').advice).toBe('pattern');
  expect(estimateStrength('xkvb').advice).toBe('longer');
});

test('appending characters never lowers the score', () => {
  const scores = Array.from(
    { length: 20 },
    (_, length) => estimateStrength('qzmvtrbkwyhdnsjcflpx'.slice(0, length)).score,
  );
  expect(scores).toEqual([...scores].sort((one, other) => one - other));
});
