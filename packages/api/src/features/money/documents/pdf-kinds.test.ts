import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startCompany } from '../../../../testing/company-suite.ts';
import { dataFolder } from '../../../../testing/data-folder.ts';
import { type PlacedText, placedTexts } from '../../../../testing/pdf-text.ts';
import { addCreditNote, addTaxedBill, billingFacts, workedLines } from '../../../../testing/tax-bills.ts';

const { api, company } = await startCompany();
await api.put('/admin/company', billingFacts, company.admin);
const kit = { db: api.db, company };

const bill = async (facts: Parameters<typeof addTaxedBill>[2], name = 'Client Ltd'): Promise<string> => {
  const { clientId } = await company.addClient({}, { name });
  return `bills/${(await addTaxedBill(kit, clientId, facts)).billId}/pdf`;
};

const manyLines = Array.from({ length: 24 }, (_, index) => ({
  ...(workedLines[0] as (typeof workedLines)[number]),
  description: `Guard ${index + 1}, day duties of 12 hours, 1–30 Nov 2026, a month of 30 days`,
}));

const kinds: Record<string, () => Promise<string>> = {
  'a bill with IGST': () => bill({ tax: 'inter' }),
  'a bill with CGST and SGST': () => bill({ tax: 'intra', placeOfSupply: '27' }),
  'a bill under reverse charge': () => bill({ tax: 'reverse' }),
  'a bill of two pages': () => bill({ lines: manyLines }),
  'a bill with a Hindi name': () => bill({}, 'सुरक्षा सेवा प्राइवेट'),
  'a bill with a long name and large amounts': () =>
    bill(
      { lines: [{ ...(workedLines[0] as (typeof workedLines)[number]), amountPaise: 80_00_00_000_00 }] },
      'The Nirmal Jeevan Co-operative Housing Society and Commercial Premises Maintenance Limited',
    ),
  'a bill with an amount of its own': async () => {
    const { clientId } = await company.addClient();
    return `bills/${(await company.generateBill(clientId)).body.data._id}/pdf`;
  },
  'a credit note': async () => {
    const { clientId } = await company.addClient();
    const { billId } = await addTaxedBill(kit, clientId, { tax: 'intra', placeOfSupply: '27' });
    const line = workedLines[3] as (typeof workedLines)[number];
    return `credit-notes/${(await addCreditNote(api.db, { billId, line, tax: 'intra' })).noteId}/pdf`;
  },
  'a statement': async () => {
    const { clientId } = await company.addClient();
    await addTaxedBill(kit, clientId, {});
    return `statement/pdf?clientId=${clientId}&from=2026-04-01&to=2026-11-30`;
  },
};

const bytesOf = async (path: string): Promise<Uint8Array> => {
  const reply = await fetch(`${api.url}/api/admin/${path}`, {
    headers: { authorization: `Bearer ${company.admin}` },
  });
  expect([path, reply.status]).toEqual([path, 200]);
  return new Uint8Array(await reply.arrayBuffer());
};

/** True if two texts of a page cover each other by more than a hair. */
const isOver = (a: PlacedText, b: PlacedText): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom) > 1;

const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;

it.each(Object.entries(kinds))('%s has no text outside of its page or over another', async (kind, path) => {
  const pages = await placedTexts(await bytesOf(await path()));
  expect(pages.length).toBe(kind.includes('two pages') ? 2 : 1);
  for (const { width, height, texts } of pages) {
    expect(texts.length).toBeGreaterThan(10);
    const isOutside = ({ left, right, top, bottom }: PlacedText) =>
      left < 20 || right > width - 20 || bottom < 10 || top > height - 10;
    expect(texts.filter(isOutside)).toEqual([]);
    const over = texts.flatMap((one, index) =>
      texts.slice(index + 1).flatMap((other) => (isOver(one, other) ? [[one.text, other.text]] : [])),
    );
    expect(over).toEqual([]);
  }
});

// `npm test` skips these, by name, on machines without qpdf of Debian, which npm doesn't have; `npm run prove` fails there.
it.runIf(hasQpdf || process.env.PROVE).each(Object.entries(kinds))(
  'qpdf finds no fault in %s',
  async (_, path) => {
    if (!hasQpdf) throw new Error('qpdf is not installed: apt-get install qpdf');
    const folder = dataFolder('prahari-pdf-');
    const file = join(folder, 'document.pdf');
    writeFileSync(file, await bytesOf(await path()));
    const { status, stdout, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect({ status, printed: `${stdout}${stderr}` }).toEqual({
      status: 0,
      printed: expect.stringContaining('No syntax or stream encoding errors found'),
    });
  },
);
