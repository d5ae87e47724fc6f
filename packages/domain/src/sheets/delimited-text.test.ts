import { expect, it } from 'vitest';
import { readDelimited } from './delimited-text.ts';

it.each([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons', 'a;b\r\n1;2\r\n'],
  ['tabs', 'a\tb\n1\t2'],
  ['pipes', 'a|b\n1|2'],
  ['a byte order mark', '\ufeffa,b\n1,2'],
  ['a line that names the separator', 'sep=;\na;b\n1;2'],
  ['a separator named before lines that end in CR', 'sep=;\ra;b\r1;2'],
  ['lines that end in CR', 'a,b\r1,2\r'],
  ['spaces around cells', 'a,b\n 1 , 2 \n'],
])('a file with %s is read', (_, file) => {
  expect(readDelimited(file)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

it('a title with another separator above the headings does not mislead', () => {
  expect(readDelimited('Guards, Bhopal, 2026\nName;Phone;City;DOB\nAsha;1;2;3')[2]).toEqual([
    'Asha',
    '1',
    '2',
    '3',
  ]);
});

it('quoted cells hold separators, quotes and line breaks', () => {
  expect(readDelimited('a,b\n"x, ""y""\nz",2\n3,4')).toEqual([
    ['a', 'b'],
    ['x, "y"\nz', '2'],
    ['3', '4'],
  ]);
  expect(readDelimited('"Remarks (height, build)";b\nTall;5\'8", 70 kg')).toEqual([
    ['Remarks (height, build)', 'b'],
    ['Tall', '5\'8", 70 kg'],
  ]);
});

it('empty rows keep their place, so that rows have the numbers of the sheet', () => {
  expect(readDelimited('a,b\n\n,\n1,2')).toEqual([['a', 'b'], [''], ['', ''], ['1', '2']]);
});

it('a quote that is never closed spoils its own cell only', () => {
  expect(readDelimited('a,b\n"Asha,1\n"Om, Rao",2\nRavi,3')).toEqual([
    ['a', 'b'],
    ['"Asha', '1'],
    ['Om, Rao', '2'],
    ['Ravi', '3'],
  ]);
});

it.each(['x"', '"a" b', ' " x', '=\'"', '""'])(
  'a file of a million times %s is read at once, whatever its quotes',
  { timeout: 30_000 },
  (piece) => {
    const file = `"${piece.repeat(1_000_000 / piece.length)}`;
    expect(readDelimited(file)[0]?.[0]).toContain('"');
  },
);
