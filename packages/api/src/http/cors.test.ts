import { afterAll, describe, expect, it } from 'vitest';
import { rawCall } from '../../testing/raw.ts';
import { type ServerWithSite, startServerWithSite } from '../../testing/serve-site.ts';

const OURS = 'https://app.example';
const STRANGERS = [
  'null',
  'https://app.example.evil.example',
  'https://evilapp.example',
  'https://evil.app.example',
  'https://app.example:8443',
  'http://app.example',
  'https://APP.example',
  'https://app.example/',
  'https://app.example, https://evil.example',
  'https://app.example@evil.example',
  'https://app_example',
  'file://',
  '*',
  '',
];
const preflight = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization',
};

const serverWithOrigins = await startServerWithSite({ CORS_ORIGINS: OURS });
const serverWithoutOrigins = await startServerWithSite();
afterAll(() => Promise.all([serverWithOrigins.stop(), serverWithoutOrigins.stop()]));

const corsHeaders = async (server: ServerWithSite, origin: string, method: 'GET' | 'OPTIONS') => {
  const { headers } = await rawCall(server.url, {
    method,
    path: '/api/auth/status',
    headers: { origin, ...(method === 'OPTIONS' && preflight) },
  });
  return headers;
};

describe.each(['GET', 'OPTIONS'] as const)('a cross-origin %s', (method) => {
  it('is allowed with credentials for an origin of CORS_ORIGINS, and varies by Origin', async () => {
    expect(await corsHeaders(serverWithOrigins, OURS, method)).toMatchObject({
      'access-control-allow-origin': OURS,
      'access-control-allow-credentials': 'true',
      vary: expect.stringContaining('Origin'),
    });
  });

  it.each(STRANGERS)('is not allowed for "%s"', async (origin) => {
    const headers = await corsHeaders(serverWithOrigins, origin, method);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers.vary).toContain('Origin');
  });

  it('is not allowed for any origin without CORS_ORIGINS', async () => {
    for (const origin of [OURS, ...STRANGERS]) {
      const headers = await corsHeaders(serverWithoutOrigins, origin, method);
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

it('a preflight allows only the methods and headers of the contract', async () => {
  const headers = await corsHeaders(serverWithOrigins, OURS, 'OPTIONS');
  expect(headers['access-control-allow-methods']).toBe('GET,POST,PUT,DELETE');
  expect(headers['access-control-allow-headers']).toBe('Authorization,Content-Type,Idempotency-Key');
});
