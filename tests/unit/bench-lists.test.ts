import { definitions } from '@prahari/contract/definitions';
import { expect, test } from 'vitest';
import { callsOf } from '../../scripts/bench/lists.ts';
import { otherReadNames, otherReads } from '../../scripts/bench/other-reads.ts';

test('every read endpoint of the contract is timed at two database sizes or excluded with a reason', () => {
  expect(Object.keys(otherReads).toSorted()).toEqual(otherReadNames.toSorted());
});

test('every sort and filter and a search of every list are timed at two database sizes', () => {
  const paths = new Set(callsOf('').map(({ path }) => path));
  const lists = Object.values(definitions).filter(({ list }) => list !== undefined);
  expect(lists.length).toBeGreaterThan(8);
  for (const { path, list } of lists)
    for (const sort of list?.sort ?? [])
      for (const order of [sort, `-${sort}`]) {
        const query = `${path}?limit=50&sort=${order}`;
        const filters = ['', ...(list?.status ?? []).map((status) => `&status=${status}`), '&q=a'];
        for (const filter of filters) expect(paths).toContain(`${query}${filter}`);
      }
});
