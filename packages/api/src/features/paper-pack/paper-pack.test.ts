import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Challan } from '@prahari/contract/registers.schemas';
import { unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { statusAndCode } from '../../../testing/api.ts';
import { billing, lastMonth } from '../../../testing/billing.ts';
import { auditActionsOf, UNKNOWN_ID } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { pdfPages } from '../../../testing/pdf-text.ts';
import { jpegOfReceipt, pdfOfReceipt, pngOfReceipt } from '../../../testing/receipts.ts';
import { rowsOf, setRows } from '../../../testing/rows.ts';
import { newId, nowText } from '../../db/ids.ts';
import { diskFiles } from '../../files/disk-files.ts';
import { purgeExpired } from '../../startup/purge-expired.ts';
import { removeLooseFiles } from './challans.service.ts';

const started = await startCompany();
const { api, company } = started;
const { client } = billing(started);
const dataDir = String(api.environment.DATA_DIR);
const folder = join(dataDir, 'challans');
const files = diskFiles(dataDir);

const receipt = { month: lastMonth, kind: 'epf', name: 'EPF receipt', content: pdfOfReceipt };
const add = (body: object) => api.post('/admin/challans', { ...receipt, ...body }, company.admin);
const added = async (body: object): Promise<Challan> => (await add(body)).body.data;
const listed = async (clientId: string, month = lastMonth): Promise<Challan[]> =>
  (await api.get(`/admin/challans?month=${month}&clientId=${clientId}`, company.admin)).body.data;
const fileOf = (path: string) =>
  fetch(`${api.url}/api/admin/${path}`, { headers: { authorization: `Bearer ${company.admin}` } });
const packOf = (clientId: string, month = lastMonth) =>
  fileOf(`paper-pack?month=${month}&clientId=${clientId}`);

it('the papers of a client and month are one file: bill, muster and receipts of its own and of all clients', async () => {
  const one = await client([[1, 10]]);
  const other = await client([[1, 2]]);
  const { bill } = await one.make();
  await added({ name: 'EPF of all' });
  await added({ clientId: one.clientId, kind: 'esi', name: 'ESI नवम्बर 11', content: pngOfReceipt });
  await added({ clientId: other.clientId, name: 'Not theirs' });
  const reply = await packOf(one.clientId);
  expect(reply.headers.get('content-type')).toBe('application/zip');
  expect(reply.headers.get('content-disposition')).toMatch(
    new RegExp(`^attachment; filename="papers-${lastMonth}-.*[.]zip"$`),
  );
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  const number = bill.billNumber.replaceAll('/', '-');
  expect(Object.keys(files)).toEqual([
    `${number}/${number}.pdf`,
    expect.stringMatching(`^${number}/muster-${lastMonth}-1-.*[.]xlsx$`),
    'challans/1-epf-EPF-of-all.pdf',
    'challans/2-esi-ESI-11.png',
  ]);
  const pages = await pdfPages(files[`${number}/${number}.pdf`] ?? new Uint8Array());
  expect(pages.join(' ')).toContain(bill.billNumber);
  expect(Buffer.from(files['challans/2-esi-ESI-11.png'] ?? []).toString('base64')).toBe(pngOfReceipt);
  expect(await auditActionsOf(api.db, one.clientId)).toEqual(
    expect.arrayContaining(['addChallan', 'exportPaperPack']),
  );
  const none = await client([]);
  const codeOf = async (response: Response) => [response.status, (await response.json()).code];
  expect(await codeOf(await packOf(none.clientId))).toEqual([404, 'paper_pack.no_bill']);
  expect(await codeOf(await packOf(UNKNOWN_ID))).toEqual([404, 'clients.not_found']);
});

it('the same papers are the same file an hour later', async () => {
  const one = await client([[1, 10]]);
  await one.make();
  await added({ clientId: one.clientId, kind: 'esi', name: 'ESI' });
  const packed = async () => Buffer.from(await (await packOf(one.clientId)).arrayBuffer());
  const first = await packed();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  const later = await packed().finally(() => vi.useRealTimers());
  expect(later.equals(first)).toBe(true);
});

it.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a picture that runs scripts', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
  ['a PDF that begins as a page', '<html>%PDF-1.4'],
  ['a program', 'MZ\u0000'],
  ['a ZIP file', 'PK\u0003\u0004'],
])('%s is refused as a receipt, whatever its name', async (_, text) => {
  const content = Buffer.from(text).toString('base64');
  const refused = await add({ name: 'receipt.pdf', content });
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [{ path: 'content', message: 'This file is neither a PDF nor a PNG or JPEG picture' }],
  ]);
});

it('a receipt of more than 5 MB is refused, one of 5 MB is kept', async () => {
  const { clientId } = await client([]);
  const pdf = (bytes: number) =>
    Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(bytes - 8, 'x')]).toString('base64');
  const MB = 1024 * 1024;
  expect((await add({ clientId, month: '2026-01', content: pdf(5 * MB) })).body.data.size).toBe(5 * MB);
  expect((await add({ clientId, month: '2026-01', content: pdf(5 * MB + 1) })).status).toBe(400);
  expect((await add({ clientId, month: '2026-01', content: pdf(6 * MB) })).status).toBe(413);
});

it('a receipt is only ever saved, with the type of its bytes and a name of letters, and never shown as a page', async () => {
  const { clientId } = await client([]);
  const name = '"><script>alert(1)</script>\u202Efdp.html';
  const { _id } = await added({ clientId, name: name.replace('\u202E', ''), content: jpegOfReceipt });
  const reply = await fileOf(`challans/${_id}/file`);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'attachment; filename="epf-script-alert-1-script-fdp.jpg"',
    'x-content-type-options': 'nosniff',
  });
  expect(Buffer.from(await reply.arrayBuffer()).toString('base64')).toBe(jpegOfReceipt);
  for (const path of ['challans/..%2F..%2Flock.db/file', `challans/${UNKNOWN_ID}/file`, 'challans/a/file'])
    expect((await fileOf(path)).status).toBe(404);
  expect((await api.get(`/admin/challans/${_id}/file`, (await api.signIn('client')).token)).status).toBe(403);
});

it.each([
  ['Challan Oct.pdf', pngOfReceipt, 'Challan Oct.png', 'epf-Challan-Oct.png'],
  ['EPF.PDF', pdfOfReceipt, 'EPF.PDF', 'epf-EPF.pdf'],
  ['scan.jpeg', jpegOfReceipt, 'scan.jpeg', 'epf-scan.jpg'],
  ['रसीद.pdf', jpegOfReceipt, 'रसीद.jpg', 'epf.jpg'],
  ['Shah & Co. Ltd.', pdfOfReceipt, 'Shah & Co. Ltd.', 'epf-Shah-Co-Ltd.pdf'],
  ['report.html', pngOfReceipt, 'report.png', 'epf-report.png'],
  ['.pdf', pngOfReceipt, '.pdf', 'epf-pdf.png'],
])(
  'a receipt named %s is named after its bytes, in the list, in the papers and as a file',
  async (name, content, shown, fileName) => {
    const one = await client([[1, 2]]);
    await one.make();
    const { _id } = await added({ clientId: one.clientId, name, content });
    expect((await listed(one.clientId)).find((receipt) => receipt._id === _id)?.name).toBe(shown);
    const reply = await fileOf(`challans/${_id}/file`);
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`);
    const pack = unzipSync(
      new Uint8Array(
        await (await fileOf(`paper-pack?clientId=${one.clientId}&month=${lastMonth}`)).arrayBuffer(),
      ),
    );
    expect(Object.keys(pack).some((path) => path.endsWith(`-${fileName}`))).toBe(true);
  },
);

it('a deleted receipt is gone with its file, and a file that no receipt got after an hour', async () => {
  const { clientId } = await client([]);
  const [first, second] = [await added({ clientId }), await added({ clientId, name: 'Second' })];
  expect((await listed(clientId)).filter((one) => one.clientId).map(({ _id }) => _id)).toEqual([
    second._id,
    first._id,
  ]);
  const remove = (challanId: string) => api.post('/admin/challans/delete', { challanId }, company.admin);
  expect((await remove(first._id)).status).toBe(200);
  expect(existsSync(join(folder, first._id))).toBe(false);
  expect(statusAndCode(await remove(first._id))).toEqual([404, 'challans.not_found']);
  expect(await auditActionsOf(api.db, clientId)).toContain('deleteChallan');
  await api.db.deleteFrom('challans').where('id', '=', second._id).execute();
  // As a server that stopped in between leaves it.
  const left = newId();
  await api.db
    .insertInto('loose_files')
    .values({ id: left, remove_at: nowText(3_600_000) })
    .execute();
  await files.write(left, { bytes: Buffer.from('%PDF-'), type: 'application/pdf' });
  const kept = await added({ clientId });
  await removeLooseFiles(api.db, files);
  const areThere = () => [second._id, left, kept._id].map((id) => existsSync(join(folder, id)));
  expect(areThere()).toEqual([false, true, true]);
  await setRows(api.db, 'loose_files', { id: left }, { remove_at: nowText(-1) });
  await removeLooseFiles(api.db, files);
  expect(areThere()).toEqual([false, false, true]);
  expect(await rowsOf(api.db, 'loose_files', {})).toEqual([]);
});

it('a repeated, refused or raced call leaves no file behind', async () => {
  const filesBefore = readdirSync(folder).length;
  const key = { 'Idempotency-Key': 'one-receipt' };
  const send = (body: object, headers = {}) =>
    api.post('/admin/challans', { ...receipt, ...body }, company.admin, headers);
  const raced = await Promise.all(Array.from({ length: 5 }, () => send({}, key)));
  const again = await send({}, key);
  expect(new Set([...raced, again].map(({ body }) => body.data._id)).size).toBe(1);
  const refused = [
    await send({ clientId: UNKNOWN_ID }),
    await send({ clientId: UNKNOWN_ID }, { 'Idempotency-Key': 'another-receipt' }),
    await send({ name: 'Another' }, key),
    await send({}, { 'Idempotency-Key': 'no key' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 409, 400]);
  expect(readdirSync(folder)).toHaveLength(filesBefore + 1);
  expect(await rowsOf(api.db, 'loose_files', {})).toEqual([]);
});

it('a receipt whose file is lost is left out of the papers and not found by itself', async () => {
  const one = await client([[1, 2]]);
  await one.make();
  const { _id } = await added({ clientId: one.clientId, name: 'Lost' });
  rmSync(join(folder, _id));
  expect((await fileOf(`challans/${_id}/file`)).status).toBe(404);
  const files = unzipSync(new Uint8Array(await (await packOf(one.clientId)).arrayBuffer()));
  expect(Object.keys(files).filter((name) => name.includes('Lost'))).toEqual([]);
});

it('a month has at most 50 receipts, and they are kept for eight years', async () => {
  const { clientId } = await client([]);
  const replies = [];
  for (let count = 0; count < 51; count += 1) replies.push(await add({ clientId, month: '2025-02' }));
  expect(statusAndCode(replies.at(-1) as (typeof replies)[number])).toEqual([409, 'challans.too_many']);
  await api.db
    .updateTable('challans')
    .set({ created_at: '2018-01-01T00:00:00.000Z' })
    .where('month', '=', '2025-02')
    .execute();
  await purgeExpired(api.db);
  expect(await listed(clientId, '2025-02')).toEqual([]);
});
