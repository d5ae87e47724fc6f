import { addDays, today } from '@prahari/domain/days';
import { expect, test } from 'vitest';
import { stubApi } from '../../../testing/stub-api.ts';

await stubApi();
const { lastYear } = await import('./own-statement.ts');
const { $clockAhead } = await import('../clock/clock.ts');

const DAY_MS = 86_400_000;

test('the last year ends today though the phone is two days behind', () => {
  const onPhone = today();
  $clockAhead.set(2 * DAY_MS);
  expect(lastYear()).toEqual({ from: addDays(onPhone, -363), to: addDays(onPhone, 2) });
  $clockAhead.set(0);
});
