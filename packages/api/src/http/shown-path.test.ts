import { expect, test } from 'vitest';
import { shownPath } from './shown-path.ts';

const token = `${'aB3_-'.repeat(8)}xyz`;

test.each([
  [`/api/offers/${token}`, '/api/offers/{token}'],
  [`/api/offers/${token}/answer`, '/api/offers/{token}/answer'],
  [`/api/identity/${token}`, '/api/identity/{token}'],
  [`/api/calendar/${token}.ics`, '/api/calendar/{token}.ics'],
])('a log shows %s without its token', (path, shown) => {
  expect(shownPath(path)).toBe(shown);
});

test('a path without a token stays', () => {
  expect(shownPath('/api/admin/guards/01939a5e-7c00-7000-8000-000000000001/identity')).toBe(
    '/api/admin/guards/01939a5e-7c00-7000-8000-000000000001/identity',
  );
});
