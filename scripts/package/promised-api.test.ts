import { expect, test } from 'vitest';
import { promisedApi, writtenApi } from './promised-api.ts';

test('the promised exports and props of @prahari/ui are those of promised-api.md', () => {
  // If you meant the change: node scripts/package/promised-api.ts, and a changeset that says it.
  expect(promisedApi()).toBe(writtenApi());
});
