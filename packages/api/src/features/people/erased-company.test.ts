import { readFileSync } from 'node:fs';
import { type Selectable, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../../testing/api.ts';
import { storedTexts } from '../../../testing/stored-texts.ts';
import { isPostgres } from '../../db/open.ts';
import type { Tables } from '../../db/tables.ts';
import { seedDemo } from '../../demo/seed.ts';
import { erasePersonalData, exportPersonalData } from './personal-data.service.ts';

type Person = Pick<Selectable<Tables['users']>, 'id' | 'role' | 'email' | 'phone' | 'name'>;

const api = await startApi();
await seedDemo(api.db);
afterAll(() => api.stop());

/** The texts in a value, and in the JSON that is stored as a text. */
function textsIn(value: unknown): string[] {
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(textsIn);
  if (typeof value !== 'string') return [];
  return /^[[{]/.test(value) ? textsIn(JSON.parse(value)) : [value];
}

/** True for a text that may lead to a person: no day, time, id or word of a list. */
const isTrace = (text: string) =>
  text.length > 4 && !/^(?:[\da-f-]{36}|\d{4}-\d\d-\d\d.*|\d\d:\d\d|[a-z]+)$/.test(text);

/** Returns the bytes of an SQLite database, also of deleted rows; nothing on PostgreSQL. */
async function fileOf(): Promise<Buffer> {
  if (isPostgres(api.db)) return Buffer.alloc(0);
  await sql`pragma wal_checkpoint(truncate)`.execute(api.db);
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(api.db);
  return readFileSync(rows[0]?.file ?? '');
}

/**
 * Returns emails, phones and names, and the texts that only one guard's own copy has. Bills and payments of a
 * client stay, as the law asks.
 */
async function wordsOf(people: readonly Person[]): Promise<string[]> {
  const words = new Set(people.flatMap(({ email, phone, name }) => [email ?? phone, phone, name]));
  const copies = await Promise.all(
    people.map(async ({ id, role }) => {
      const texts = new Set(textsIn(await exportPersonalData(api.db, { id })).filter(isTrace));
      return { role, texts };
    }),
  );
  const all = copies.flatMap(({ texts }) => [...texts]);
  const times = new Map(Object.entries(Object.groupBy(all, (text) => text)));
  for (const { role, texts } of copies)
    for (const text of texts) if (role === 'security' && times.get(text)?.length === 1) words.add(text);
  return [...words];
}

test('after all guards and clients of a filled company are erased, no table and no byte of the file has their words', async () => {
  const people = await api.db
    .selectFrom('users')
    .select(['id', 'role', 'email', 'phone', 'name'])
    .where('role', 'in', ['security', 'client'])
    .execute();
  const words = await wordsOf(people);
  expect(words.length).toBeGreaterThan(300);
  await api.db.updateTable('assignments').set({ status: 'completed' }).execute();
  for (const { id } of people) await erasePersonalData(api.db, { id });

  const found: string[] = [];
  for (const [column, text] of await storedTexts(api.db))
    found.push(...words.filter((word) => text.includes(word)).map((word) => `${column}: ${word}`));
  expect(found).toEqual([]);
  const file = await fileOf();
  expect(words.filter((word) => file.includes(word))).toEqual([]);
});
