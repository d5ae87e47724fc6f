import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { line, optionalLine, prose } from './fields.ts';

const schema = z.object({
  city: line('City', 10),
  contact: optionalLine('Contact person'),
  note: prose('Note'),
});

it('a line loses white space around it and keeps one space between words', () => {
  expect(
    z.parse(schema, { city: '\t New \u00a0 Delhi\n', contact: ' Asha   Rao ', note: ' a\n  b ' }),
  ).toEqual({
    city: 'New Delhi',
    contact: 'Asha Rao',
    // with line breaks, so as typed
    note: ' a\n  b ',
  });
  expect(z.parse(schema, { city: 'गा\u200dव', note: 'a' })).toEqual({ city: 'गा\u200dव', note: 'a' });
});

it('the length of a line is counted without the spaces it loses', () => {
  expect(z.safeParse(schema, { city: `  ${'x'.repeat(10)}  `, note: 'a' }).success).toBe(true);
  expect(z.safeParse(schema, { city: 'x'.repeat(11), note: 'a' }).success).toBe(false);
});

it('white space alone is missing, and a line break between words is refused', () => {
  const messages = (city: string) =>
    z.safeParse(schema, { city, note: 'a' }).error?.issues.map(({ message }) => message);
  expect(messages(' \u3000\t')).toEqual(['City is required']);
  expect(messages('\u200b')).toEqual(['City is required']);
  expect(messages('New\nDelhi')).toEqual(['City has characters that cannot be stored']);
});
