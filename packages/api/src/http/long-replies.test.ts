import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { startCompany } from '../../testing/company-suite.ts';
import { rawCall } from '../../testing/raw.ts';

const { api, company } = await startCompany();
const GUARDS = 20;
for (let count = 0; count < GUARDS; count += 1) await company.addGuard();

const ask = (path: string, encoding: string) =>
  rawCall(api.url, {
    path: `/api/admin/${path}`,
    headers: { authorization: `Bearer ${company.admin}`, 'accept-encoding': encoding },
  });

it('a long reply is compressed for a client that accepts gzip', async () => {
  const plain = await ask('guards?limit=50', 'identity');
  const compressed = await ask('guards?limit=50', 'gzip, deflate, br');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/json',
    'content-length': String(compressed.body.length),
  });
  for (const { headers } of [plain, compressed]) expect(headers.vary).toBe('Accept-Encoding');
  expect(JSON.parse(gunzipSync(compressed.body).toString())).toEqual(JSON.parse(plain.text));
  expect(compressed.body.length).toBeLessThan(plain.body.length / 2);
});

it('a client that refuses gzip gets a long reply as it is', async () => {
  const { headers, text } = await ask('guards?limit=50', 'gzip;q=0, br');
  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(text).data).toHaveLength(GUARDS);
});

it('a short reply is sent as it is', async () => {
  const { headers, text } = await ask('guards?limit=1', 'gzip');
  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(text).data).toHaveLength(1);
});
