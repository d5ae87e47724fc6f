import { expect, test } from 'vitest';
import { withoutToken } from './link-token.ts';

test('the token of a link is in no log, and no other part of a path is taken for one', () => {
  const token = 'aZ0_-'.repeat(8) + 'abc';
  expect(withoutToken(`/api/muster/${token}`)).toBe('/api/muster/{token}');
  expect(withoutToken(`/api/muster/${token}/agree`)).toBe('/api/muster/{token}/agree');
  const id = '01939a5e-7c00-7000-8000-000000000001';
  expect(withoutToken(`/api/admin/posts/${id}/candidates`)).toBe(`/api/admin/posts/${id}/candidates`);
});
