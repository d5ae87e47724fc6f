import { expect, test } from 'vitest';
import { seenText } from './seen-text.ts';

test.each([
  ['apostrophes', 'D’Souza', "d'souza", 'dsouza'],
  ['accents', 'Zoë Ñandú', 'zoe nandu', 'ZOE  NANDU'],
  ['nukta', 'क़मर', 'क़मर', 'कमर'],
  ['joiners', 'क्‍ष', 'क्ष'],
  ['dots and spaces of initials', 'R. K. Sharma', 'R.K. Sharma', 'RK Sharma', 'r k sharma'],
  ['abbreviations', 'St. Mary’s', 'St Marys'],
  ['wide letters', 'Ａｓｈａ', 'asha'],
])('texts that differ in %s are the same to people', (_, ...written) => {
  expect(new Set(written.map(seenText)).size).toBe(1);
});

test('vowel signs, addresses and numbers stay', () => {
  expect(seenText('आशा')).toBe('आशा');
  expect(seenText('Asha.Rao@Example.com')).toBe('asha.rao@example.com');
  expect(seenText('B/26-27/000012 1.50')).toBe('b/26-27/000012 1.50');
});
