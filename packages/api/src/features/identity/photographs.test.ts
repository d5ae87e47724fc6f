import { deflateSync } from 'node:zlib';
import { MAX_PHOTOGRAPH_BYTES } from '@prahari/contract/identity';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { statusAndCode } from '../../../testing/api.ts';
import { auditActionsOf, expectStatus, UNKNOWN_ID } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { pdfPages } from '../../../testing/pdf-text.ts';
import { onePixel } from '../../../testing/pictures.ts';

const { api, company } = await startCompany();

/** Bytes of the signature and IHDR of a PNG, and of IEND. */
const HEADER_END = 33;
const END_LENGTH = 12;

const SECRET = 'Taken at home';
/** A face as a camera writes it, with its place. */
const face = async (): Promise<Buffer> =>
  sharp({ create: { width: 90, height: 110, channels: 3, background: '#876' } })
    .withExif({ IFD0: { ImageDescription: SECRET }, IFD3: { GPSLatitude: '18/1 31/1 13/1' } })
    .jpeg()
    .toBuffer();

const photographOf = (guardId: string) => `/admin/guards/${guardId}/photograph`;
const cardOf = (guardId: string) => `/admin/guards/${guardId}/identity`;
const save = (guardId: string, content: string, token = company.admin) =>
  api.send('PUT', photographOf(guardId), { token, body: { content } });
const remove = (guardId: string, token = company.admin) =>
  api.send('DELETE', photographOf(guardId), { token });

/** Makes the card of a new guard and returns the token of its page. */
async function guardWithCard() {
  const guard = await company.addGuard({ name: 'Ravi Kumar' });
  const { url } = expectStatus(await api.post(cardOf(guard.guardId), undefined, company.admin), 200).body
    .data;
  const scan = async () => (await api.get(`/identity/${String(url).split('#')[1]}`)).body.data;
  return { ...guard, scan };
}

it('a photograph stands on the card and its public page, without what the camera wrote', async () => {
  const guard = await guardWithCard();
  expect(await guard.scan()).not.toHaveProperty('photograph');
  expectStatus(await save(guard.guardId, (await face()).toString('base64')), 200);
  const { photograph } = await guard.scan();
  expect(photograph).toMatch(/^data:image\/jpeg;base64,/);
  const bytes = Buffer.from(photograph.split(',')[1], 'base64');
  expect(bytes.includes(SECRET)).toBe(false);
  const { width, height, exif } = await sharp(bytes).metadata();
  expect([width, height, exif]).toEqual([90, 110, undefined]);
  for (const reply of [
    await api.get(cardOf(guard.guardId), company.admin),
    await api.get('/security/identity', guard.token),
  ])
    expect(reply.body.data.photograph).toBe(photograph);
});

it('another photograph takes its place, and a deleted one is gone everywhere', async () => {
  const guard = await guardWithCard();
  await save(guard.guardId, (await face()).toString('base64'));
  await save(guard.guardId, onePixel);
  expect((await guard.scan()).photograph).toBe(`data:image/png;base64,${onePixel}`);
  for (let again = 0; again < 2; again += 1) expectStatus(await remove(guard.guardId), 200);
  expect(await guard.scan()).not.toHaveProperty('photograph');
  expect(
    (await auditActionsOf(api.db, guard.guardId)).filter((action) => action.includes('Photograph')),
  ).toEqual(['savePhotograph', 'savePhotograph', 'deletePhotograph']);
});

it('only JPEG and PNG pictures are taken, by their bytes, up to a size', async () => {
  const { guardId, scan } = await guardWithCard();
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const wide = await sharp({ create: { width: 2001, height: 2, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const refused = [
    base64('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    base64('<!doctype html><script>alert(1)</script>'),
    base64('%PDF-1.7'),
    base64('GIF89a'),
    (await face()).subarray(0, 300).toString('base64'),
    wide.toString('base64'),
    Buffer.alloc(MAX_PHOTOGRAPH_BYTES + 1, 0xff).toString('base64'),
    Buffer.alloc(MAX_PHOTOGRAPH_BYTES * 3, 0xff).toString('base64'),
    'data:image/png;base64,AAAA',
    '',
  ];
  for (const content of refused) {
    const { status, body } = await save(guardId, content);
    expect([status, body.errors?.[0]?.path], content.slice(0, 40)).toEqual([400, 'content']);
  }
  expect(await scan()).not.toHaveProperty('photograph');
});

it.each(['no compressed data', deflateSync(Buffer.alloc(41, 9))])(
  'a picture whose header is right and whose content is broken (%#) is refused, and the card is printed all the same',
  async (content) => {
    const { guardId, scan } = await guardWithCard();
    const broken = Buffer.from(onePixel, 'base64');
    const data = Buffer.from(content);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const chunk = [length, Buffer.from('IDAT'), data, Buffer.alloc(4)];
    const picture = Buffer.concat([broken.subarray(0, HEADER_END), ...chunk, broken.subarray(-END_LENGTH)]);
    const { status, body } = await save(guardId, picture.toString('base64'));
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'content']);
    expect(await scan()).not.toHaveProperty('photograph');
    expect((await api.get(`${cardOf(guardId)}/pdf`, company.admin)).status).toBe(200);
  },
);

it('no guard or client saves, deletes or prints a face, and no list of guards has one', async () => {
  const guard = await guardWithCard();
  await save(guard.guardId, onePixel);
  const [other, client] = [await company.addGuard(), await company.addClient()];
  for (const { token } of [guard, other, client]) {
    expect((await save(guard.guardId, onePixel, token)).status).toBe(403);
    expect((await remove(guard.guardId, token)).status).toBe(403);
    expect((await api.get(`${cardOf(guard.guardId)}/pdf`, token)).status).toBe(403);
  }
  await company.assignGuard(guard.guardId, client.clientId);
  const seen = [
    await api.get('/security/identity', other.token),
    await api.get('/client/profile', client.token),
    await api.get('/client/posts', client.token),
    await api.get('/admin/guards', company.admin),
    await api.get(`/admin/guards/${guard.guardId}/record`, company.admin),
  ];
  for (const { body } of seen) expect(JSON.stringify(body)).not.toContain(onePixel);
  expect((await guard.scan()).photograph).toContain(onePixel);
  expect(statusAndCode(await save(UNKNOWN_ID, onePixel))).toEqual([404, 'guards.not_found']);
});

it('a card as a PDF has two pages in the size of a bank card, with the name and the company', async () => {
  await api.put(
    '/admin/company',
    { legalName: 'Prahari Services LLP', address: '12 Paud Road, Pune' },
    company.admin,
  );
  const guard = await guardWithCard();
  await save(guard.guardId, (await face()).toString('base64'));
  const response = await fetch(`${api.url}/api${cardOf(guard.guardId)}/pdf`, {
    headers: { authorization: `Bearer ${company.admin}` },
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const boxes = [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g),
  ];
  expect(
    boxes.map(([, ...sides]) => sides.map((side) => Math.round((Number(side) / 72) * 254) / 10)),
  ).toEqual([
    [85.6, 54],
    [85.6, 54],
  ]);
  const [front = '', back = ''] = await pdfPages(bytes);
  expect(front).toContain('Ravi Kumar');
  expect(front).toContain('Scan to check');
  expect(back.replace(/\s+/g, ' ')).toContain('This card belongs to Prahari Services LLP');
  const { guardId } = await company.addGuard();
  expect((await api.get(`${cardOf(guardId)}/pdf`, company.admin)).status).toBe(404);
});
