import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startCompany } from '../../../../testing/company-suite.ts';
import { dataFolder } from '../../../../testing/data-folder.ts';
import { pdfKinds } from '../../../../testing/pdf-kinds.ts';
import { type PlacedText, placedTexts } from '../../../../testing/pdf-text.ts';
import { billingFacts } from '../../../../testing/tax-bills.ts';

const { api, company } = await startCompany();
await api.put('/admin/company', billingFacts, company.admin);
const kinds = pdfKinds({ api, company });

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

/** Each text of a page on a line of its own, with its place in points from the upper left corner. */
const layoutOf = (pages: Awaited<ReturnType<typeof placedTexts>>): string =>
  pages
    .map(({ height, texts }, index) =>
      [
        `page ${index + 1}`,
        ...texts.map(
          ({ text, left, bottom }) => `${Math.round(left)},${Math.round(height - bottom)} ${text}`,
        ),
      ].join('\n'),
    )
    .join('\n\n');

// In place of pictures, which are larger, and which nobody can read in a change.
it.each([
  ['a bill with IGST', 'igst'],
  ['a bill under reverse charge', 'reverse-charge'],
  ['a bill of two pages', 'two-pages'],
  ['a bill with a Hindi name', 'hindi-name'],
  ['a credit note', 'credit-note'],
] as const)('%s has each text where it was', async (kind, file) => {
  const layout = layoutOf(await placedTexts(await bytesOf(await kinds[kind]())));
  // Numbers follow from the day and the tests before, and stand where their digits end.
  const stable = layout.replaceAll(/^\d+,(\d+ .*(?:PR|CN)\/)\d\d-\d\d\/\d{6}/gm, '…,$1…');
  await expect(stable).toMatchFileSnapshot(`layouts/${file}.txt`);
});
