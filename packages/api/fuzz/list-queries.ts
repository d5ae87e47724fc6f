import type { ListSpec } from '@prahari/contract/endpoint';
import fc from 'fast-check';
import { line } from './texts.ts';

export type Query = Record<string, string>;

const sortsOf = ({ sort }: ListSpec): string[] => sort.flatMap((column) => [column, `-${column}`]);

/** Makes valid queries of a list. `words` are parts of texts in the list. */
export function queriesOf(spec: ListSpec, words: readonly string[]): fc.Arbitrary<Query> {
  return fc.record(
    {
      q: fc.oneof(fc.constantFrom(...words), line(64), fc.constantFrom('%', '_', '\\', '.*', '[', '(')),
      sort: fc.constantFrom(...sortsOf(spec)),
      ...(spec.status.length > 0 && { status: fc.constantFrom(...spec.status) }),
    },
    { requiredKeys: [] },
  );
}

const tooMany = [
  '0',
  '-1',
  '201',
  '1e1',
  '1.0',
  '0x5',
  '５',
  ' 5',
  '',
  'NaN',
  'Infinity',
  '99999',
  '5\u0000',
];
const noWord = [
  '',
  'nothing',
  '__proto__',
  'constructor',
  '-',
  '*',
  "name'; drop table bills;--",
  'name\u0000',
];
const noCursor = [
  '',
  'x',
  '%',
  '\u0000',
  'W10',
  'bnVsbA',
  'e30',
  'x'.repeat(2000),
  Buffer.from('[1,2,3]').toString('base64url'),
];

/** Makes an invalid parameter and its name. */
export const invalidParameters = ({ status, sort }: ListSpec): fc.Arbitrary<{ name: string; query: Query }> =>
  fc.oneof(
    fc.constantFrom(...tooMany).map((limit) => ({ name: 'limit', query: { limit } })),
    fc
      .constantFrom(...noWord, `--${sort[0]}`, `${sort[0]} `)
      .map((text) => ({ name: 'sort', query: { sort: text } })),
    fc.constantFrom(...noWord, ` ${status[0]}`).map((text) => ({ name: 'status', query: { status: text } })),
    fc.constantFrom('\u0000', 'a\nb', '\u007f', 'x'.repeat(65)).map((q) => ({ name: 'q', query: { q } })),
    fc.constantFrom(...noCursor).map((cursor) => ({ name: 'cursor', query: { limit: '5', cursor } })),
    fc.constant({ name: 'cursor', query: { cursor: 'x' } }),
  );

/** Replaces one value in a cursor of the server. */
export const forgedCursors = (cursor: string): fc.Arbitrary<string> => {
  const position: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  const odd = fc.oneof(
    fc.constantFrom<unknown>(
      '',
      '\u0000',
      '\ud800',
      0,
      1e308,
      5e-324,
      'x'.repeat(9000),
      null,
      [],
      {},
      true,
      '2026',
    ),
    fc.jsonValue(),
  );
  return fc
    .tuple(fc.constantFrom(1, 2), odd)
    .map(([place, value]) => Buffer.from(JSON.stringify(position.with(place, value))).toString('base64url'));
};
