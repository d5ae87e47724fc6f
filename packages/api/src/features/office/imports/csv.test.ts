import { expect, it } from 'vitest';
import { parseCsv } from './csv.ts';

const cells = (file: string) => parseCsv(file).map((row) => row.cells);

it.each([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons', 'a;b\r\n1;2\r\n'],
  ['tabs', 'a\tb\n1\t2'],
  ['a byte order mark', '\ufeffa,b\n1,2'],
  ['a line that names the separator', 'sep=;\na;b\n1;2'],
  ['lines that end in CR', 'a,b\r1,2\r'],
  ['empty lines and rows', '\na,b\n,\n\n 1 , 2 \n'],
])('a file with %s is read', (_, file) => {
  expect(cells(file)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

it('quoted cells hold separators, quotes and line breaks, and lines are counted through them', () => {
  const rows = parseCsv('a,b\n"x, ""y""\nz",2\n3,4');
  expect(rows).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x, "y"\nz', '2'] },
    { line: 4, cells: ['3', '4'] },
  ]);
});
