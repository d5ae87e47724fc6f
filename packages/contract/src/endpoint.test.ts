import { expect, test } from 'vitest';
import { apiBase } from './endpoint.ts';

test.each([
  [undefined, '/api'],
  ['', '/api'],
  ['https://api.example', 'https://api.example/api'],
  ['https://api.example/', 'https://api.example/api'],
  ['https://api.example/api', 'https://api.example/api'],
  ['https://api.example/api/', 'https://api.example/api'],
  ['https://example.com/guards', 'https://example.com/guards/api'],
  ['https://example.com/myapi', 'https://example.com/myapi/api'],
])('the API base of PUBLIC_API_URL %o is %s', (publicApiUrl, base) => {
  expect(apiBase(publicApiUrl)).toBe(base);
});
