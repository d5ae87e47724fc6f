import { withoutFormulaQuotes } from '@prahari/domain/sheets/formula-quote';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvField, csvPieces } from '../src/features/office/exports/csv.ts';
import { exhaustive } from '../testing/exhaustive.ts';
import { FUZZ_TIMEOUT, seed, seedNote } from '../testing/fuzz-runs.ts';
import { type ReadingChoice, spreadsheetCells } from '../testing/spreadsheet-cells.ts';

const FORMULA_STARTS = '=+-@＝＋－＠';
/** A cell that a spreadsheet runs, also after white space, which it trims. */
const RUN = /^[\s\u00a0\ufeff]*[=+\-@＝＋－＠]/u;

const sign = fc.constantFrom(
  ...FORMULA_STARTS,
  ...[';', ',', '|', '\t', '\n', '\r\n', '\r', ' ', '\u00a0', '\u3000', '\u200b', '\u2028', '"', '""', "'"],
  ...['a', '1', 'cmd', '(', ')', 'नाम'],
);
const cell = fc.string({ unit: sign, maxLength: 12 });
const COLUMNS = 5;
const row = fc.array(cell, { minLength: COLUMNS, maxLength: COLUMNS });

const columns = Array.from(
  { length: COLUMNS },
  (_, at) => [`Column ${at}`, (cells: string[]) => cells[at]] as const,
);

async function fileOf(rows: string[][]): Promise<string> {
  let file = '';
  const batches = (async function* () {
    yield rows;
  })();
  for await (const piece of csvPieces(columns, batches)) file += piece;
  return file;
}

const SEPARATORS = [',', ';', '\t', '|', ',;', ';\t', ',;\t|'];
const choices: ReadingChoice[] = SEPARATORS.flatMap((separators) =>
  [{}, { merges: true }, { breaksInQuotes: true }, { ignoresQuotes: true }].map((more) => ({
    separators,
    ...more,
  })),
);

/** Writes this many random cells and reads them again with each choice. Returns the cells that would run. */
async function cellsThatRun(count: number, seed: number): Promise<{ choice: ReadingChoice; cell: string }[]> {
  const found: { choice: ReadingChoice; cell: string }[] = [];
  const ROWS = 200;
  for (let done = 0; done < count; done += ROWS * COLUMNS) {
    const file = await fileOf(fc.sample(row, { numRuns: ROWS, seed: seed + done }));
    for (const choice of choices)
      for (const read of spreadsheetCells(file, choice))
        if (RUN.test(read)) found.push({ choice, cell: read });
    if (found.length > 0) break;
  }
  return found;
}

describe('a cell of an exported CSV file becomes no formula, whatever separator a spreadsheet takes', () => {
  it.each([
    ["\n=cmd|' /C calc'!A0"],
    ['x;\n=1'],
    [';"=1'],
    ['a,=1'],
    ['\t\t@SUM(A1)'],
    [' \u00a0|\r\n -2'],
    ['"\n"＝1'],
  ])('with %j', async (text) => {
    for (const before of ['', 'Pune', '"', 'a"b'])
      for (const choice of choices) {
        const cells = spreadsheetCells(await fileOf([[before, text, before, text, before]]), choice);
        expect(
          cells.filter((read) => RUN.test(read)),
          JSON.stringify(choice),
        ).toEqual([]);
      }
  });

  it(`with 20,000 random cells (${seedNote})`, FUZZ_TIMEOUT, async () => {
    expect(await cellsThatRun(20_000, seed)).toEqual([]);
  });

  it(`with a million random cells (${seedNote})`, { ...exhaustive, timeout: 1_200_000 }, async () => {
    expect(await cellsThatRun(1_000_000, seed)).toEqual([]);
  });
});

it('an import of the file gets the texts back that were exported', () => {
  const text = fc.string({ unit: sign.filter((one) => one !== "'"), maxLength: 12 });
  for (const one of fc.sample(text, { numRuns: 5000, seed })) {
    const [, field = ''] = /^"([\s\S]*)"$/.exec(csvField(one)) ?? [null, csvField(one)];
    expect(withoutFormulaQuotes(field.replaceAll('""', '"'))).toBe(one);
  }
});
