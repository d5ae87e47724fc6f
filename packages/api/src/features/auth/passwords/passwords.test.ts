import { PASSWORD_MAX, PASSWORD_MIN } from '@prahari/contract/constants';
import { mostUsedPasswords } from '@prahari/contract/most-used-passwords';
import { describe, expect, test } from 'vitest';
import { isCommon } from './passwords.ts';

describe('common passwords', () => {
  test('the 5,000 most used passwords of the allowed length are refused in any case', async () => {
    expect(new Set(mostUsedPasswords).size).toBe(5_000);
    for (const password of mostUsedPasswords) {
      expect(password.length).toBeGreaterThanOrEqual(PASSWORD_MIN);
      expect(password.length).toBeLessThanOrEqual(PASSWORD_MAX);
      expect([password, await isCommon(password), await isCommon(password.toUpperCase())]).toEqual([
        password,
        true,
        true,
      ]);
    }
  });

  test.each(['ZXCVBNM123', 'sixtynine', 'joshua12', '7hrdnw23'])(
    'a password of a public breach is refused: %s',
    async (password) => {
      expect(await isCommon(password)).toBe(true);
    },
  );

  test.each([
    'Passw0rd!23x',
    'password-of-mine',
    'my sunshine',
    'Test1234!',
    'correct horse battery',
    'demo office 2026',
    'a lamp at the gate',
  ])('are matched as a whole: %s is accepted', async (password) => {
    expect(await isCommon(password)).toBe(false);
  });
});
