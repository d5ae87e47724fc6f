import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Challan } from '@prahari/contract/registers.schemas';
import { unzipSync } from 'fflate';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { type Reply, startApi, statusAndCode } from '../../../testing/api.ts';
import { billing, lastMonth } from '../../../testing/billing.ts';
import { countRows, createCompany } from '../../../testing/company.ts';
import { jpegOfReceipt, pdfOfReceipt } from '../../../testing/receipts.ts';
import { setRows } from '../../../testing/rows.ts';
import { startS3 } from '../../../testing/s3.ts';
import { newId, nowText } from '../../db/ids.ts';
import { readS3Config } from '../../files/s3-config.ts';
import { checkBucket, s3Files } from '../../files/s3-files.ts';
import { removeLooseFiles } from './challans.service.ts';

const s3 = await startS3();
const api = await startApi(s3.env);
const company = await createCompany(api);
const { client } = billing({ api, company });
afterAll(async () => {
  await api.stop();
  await s3.stop();
});
beforeEach(() => s3.behave('well'));

const config = readS3Config(s3.env) as NonNullable<ReturnType<typeof readS3Config>>;
const store = s3Files(config);
const receipt = { month: lastMonth, kind: 'epf', name: 'EPF receipt', content: pdfOfReceipt };
const add = (body: object = {}, key?: string): Promise<Reply> =>
  api.post(
    '/admin/challans',
    { ...receipt, ...body },
    company.admin,
    key === undefined ? undefined : { 'Idempotency-Key': key },
  );
const added = async (body?: object): Promise<Challan> => (await add(body)).body.data;
const remove = (challanId: string) => api.post('/admin/challans/delete', { challanId }, company.admin);
const file = (path: string) =>
  fetch(`${api.url}/api/admin/${path}`, { headers: { authorization: `Bearer ${company.admin}` } });
/** Names in the bucket, without what the server keeps beside each file. */
const stored = () =>
  readdirSync(join(s3.folder, 'challans'), { recursive: true })
    .map((name) => String(name).replace(/\._S3rver_.*$/, ''))
    .filter((name, index, all) => name !== '' && all.indexOf(name) === index);

it('a receipt goes to the bucket with its type, signed, and comes back as a download only', async () => {
  const { _id } = await added({ content: jpegOfReceipt, name: 'page.html' });
  expect(stored()).toContain(_id);
  const put = s3.calls.findLast(({ method }) => method === 'PUT');
  expect(put?.path).toBe(`/receipts/challans/${_id}`);
  expect(put?.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=S3RVER\/\d{8}\/us-east-1\/s3\/aws4_request/,
  );
  const direct = await fetch(`${s3.env.S3_ENDPOINT}/receipts/challans/${_id}`);
  expect(direct.status).toBe(403);
  const reply = await file(`challans/${_id}/file`);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'attachment; filename="epf-page.jpg"',
    'x-content-type-options': 'nosniff',
  });
  expect(Buffer.from(await reply.arrayBuffer()).toString('base64')).toBe(jpegOfReceipt);
  expect((await file(`challans/${_id}/file`)).headers.get('content-type')).toBe('image/jpeg');
});

it('the papers of a month hold receipts of the bucket, and lack one that is lost there', async () => {
  const one = await client([[1, 2]]);
  await one.make();
  await added({ clientId: one.clientId, name: 'Kept' });
  const lost = await added({ clientId: one.clientId, name: 'Lost' });
  await store.remove(lost._id);
  const reply = await file(`paper-pack?month=${lastMonth}&clientId=${one.clientId}`);
  const names = Object.keys(unzipSync(new Uint8Array(await reply.arrayBuffer())));
  expect(names.filter((name) => /Kept|Lost/.test(name))).toEqual([expect.stringMatching(/Kept[.]pdf$/)]);
  expect(statusAndCode(await api.get(`/admin/challans/${lost._id}/file`, company.admin))).toEqual([
    404,
    'challans.not_found',
  ]);
});

it('a deleted receipt is gone from the bucket, and so is that of a deleted client', async () => {
  const { clientId } = await company.addClient();
  const [first, second] = [await added({ clientId }), await added({ clientId })];
  expect((await remove(first._id)).status).toBe(200);
  expect(stored()).not.toContain(first._id);
  await api.db.deleteFrom('challans').where('client_id', '=', clientId).execute();
  await removeLooseFiles(api.db, store);
  expect(stored()).not.toContain(second._id);
});

it('while the bucket fails each act says so, nothing is lost, and the next try succeeds', async () => {
  const kept = await added();
  const { loose_files: _, ...before } = await countRows(api.db);
  s3.behave('fails');
  const refused = await add({}, 'one-key');
  expect(statusAndCode(refused)).toEqual([503, 'challans.no_storage']);
  expect(refused.body.message).toMatch(/^Receipts can’t be saved or read right now/);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect((await file(`challans/${kept._id}/file`)).status).toBe(503);
  const { loose_files: __, ...after } = await countRows(api.db);
  expect(after).toEqual(before);
  s3.behave('well');
  expect((await add({}, 'one-key')).status).toBe(201);
  expect((await file(`challans/${kept._id}/file`)).status).toBe(200);
});

it.each(['lies', 'cuts', 'floods'] as const)(
  'a bucket that %s about a receipt gets no word of it to anybody, and holds no memory',
  async (as) => {
    const { clientId } = await client([[1, 2]]);
    const { _id } = await added({ clientId });
    s3.behave(as);
    const reply = await api.get(`/admin/challans/${_id}/file`, company.admin);
    expect(statusAndCode(reply)).toEqual([503, 'challans.no_storage']);
    s3.behave('well');
    expect((await file(`challans/${_id}/file`)).status).toBe(200);
  },
);

it('a bucket that never answers ends the wait with an error', async () => {
  const impatient = s3Files(config, 200);
  s3.behave('hangs');
  await expect(impatient.read('any')).rejects.toThrow('no answer within 0.2 s');
  await expect(impatient.remove('any')).rejects.toThrow('no answer within 0.2 s');
  const file = { bytes: Buffer.from('%PDF-'), type: 'application/pdf' } as const;
  await expect(impatient.write('any', file)).rejects.toThrow('no answer within 0.2 s');
});

it('a receipt that is deleted while the bucket fails is removed there later', async () => {
  const { _id } = await added();
  s3.behave('fails');
  expect((await remove(_id)).status).toBe(200);
  await expect(removeLooseFiles(api.db, store)).rejects.toThrow();
  s3.behave('well');
  expect(stored()).toContain(_id);
  await removeLooseFiles(api.db, store);
  expect(stored()).not.toContain(_id);
});

it('a file of an upload that was not finished goes after an hour, and files of others are never touched', async () => {
  await store.write('of-another-program', { bytes: Buffer.from('%PDF-'), type: 'application/pdf' });
  const left = newId();
  await api.db
    .insertInto('loose_files')
    .values({ id: left, remove_at: nowText(3_600_000) })
    .execute();
  await store.write(left, { bytes: Buffer.from('%PDF-'), type: 'application/pdf' });
  await removeLooseFiles(api.db, store);
  expect(stored()).toContain(left);
  await setRows(api.db, 'loose_files', {}, { remove_at: '2026-01-01T00:00:00.000Z' });
  await removeLooseFiles(api.db, store);
  expect(stored()).not.toContain(left);
  expect(stored()).toContain('of-another-program');
});

it('an upload that waits for the bucket holds up no other writer', async () => {
  s3.behave('hangs');
  const calls = s3.calls.length;
  const waiting = add();
  await expect.poll(() => s3.calls.length).toBeGreaterThan(calls);
  const { clientId } = await company.addClient();
  expect(clientId).toBeTruthy();
  await s3.stop();
  expect((await waiting).status).toBe(503);
});

it('a start names what is wrong with the bucket, without its secret', async () => {
  const other = await startS3();
  const use = (env: Record<string, string>) =>
    checkBucket({ ...config, ...readS3Config({ ...other.env, ...env }) });
  await use({});
  await expect(use({ S3_BUCKET: 'elsewhere' })).rejects.toThrow(
    /^S3_BUCKET elsewhere at http:\S+ cannot be used: NoSuchBucket/,
  );
  await expect(use({ S3_SECRET_KEY: 'wrong-secret' })).rejects.toThrow(
    /cannot be used: SignatureDoesNotMatch/,
  );
  await expect(use({ S3_SECRET_KEY: 'wrong-secret' })).rejects.not.toThrow(/wrong-secret/);
  await expect(use({ S3_ACCESS_KEY: 'nobody' })).rejects.toThrow(/cannot be used: InvalidAccessKeyId/);
  await other.stop();
  await expect(use({})).rejects.toThrow(/cannot be used: connect ECONNREFUSED/);
});
