import { expect, it } from 'vitest';
import { allPages } from './all-pages.ts';

it('reads pages until the last one', async () => {
  const asked: (string | undefined)[] = [];
  const rows = await allPages(async ({ cursor }) => {
    asked.push(cursor);
    return cursor ? { data: [3], nextCursor: null } : { data: [1, 2], nextCursor: '2' };
  });
  expect([rows, asked]).toEqual([
    [1, 2, 3],
    [undefined, '2'],
  ]);
});

it('takes a list without pages as it comes', async () => {
  expect(await allPages(async () => ({ data: [1, 2] }))).toEqual([1, 2]);
});
