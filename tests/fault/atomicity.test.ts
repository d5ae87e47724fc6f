import { afterEach, describe, expect, test } from 'vitest';
import type { Db } from '../../packages/api/src/db/tables.ts';
import { clientApplicationBody, daysFromToday } from '../../packages/api/testing/company.ts';
import { sheetBody } from '../../packages/api/testing/sheet-body.ts';
import type { HttpReply } from './support/http-client.ts';
import { proveAtomic, ROWS, type Send } from './support/prove-atomic.ts';
import { isFullRun } from './support/repetitions.ts';
import type { Company } from './support/seed-company.ts';
import { cleanUp } from './support/server.ts';

afterEach(cleanUp);

const PEOPLE = 300;

const countOf = async (db: Db, table: 'guards' | 'papers'): Promise<number> =>
  (await db.selectFrom(table).select('id').execute()).length;
const countEntries = async (db: Db, action: string): Promise<number> =>
  (await db.selectFrom('audit_log').select('id').where('action', '=', action).execute()).length;

const file = [
  'Name,Phone,Email,Home city,Medical number,Medical expiry',
  ...Array.from({ length: PEOPLE }, (_, index) => {
    const number = `${index}`.padStart(8, '0');
    return `Guard ${index},+9197${number},g${index}@guards.example,Bhopal,M-${index},31/12/2099`;
  }),
].join('\n');
const importFile = (send: Send) =>
  send('/admin/import-guards', sheetBody('guards', file, { sendInvitations: true }));

/** 1 when everybody in the file was imported with paper and invitation, 0 when nobody was; fails for anything between. */
async function countImported(db: Db): Promise<number> {
  const [guards, papers, invitations] = [
    (await countOf(db, 'guards')) - 2 * ROWS,
    await countOf(db, 'papers'),
    (await db.selectFrom('invitations').select('user_id').execute()).length,
  ];
  expect([
    [0, 0, 0],
    [PEOPLE, PEOPLE, PEOPLE],
  ]).toContainEqual([guards, papers, invitations]);
  return guards === PEOPLE ? 1 : 0;
}

const undoOf = (reply: HttpReply | undefined): string => {
  const entryId = (reply?.body as { undo?: { entryId: string } } | undefined)?.undo?.entryId;
  if (!entryId) throw new Error(`No undo in ${JSON.stringify(reply?.body)}`);
  return entryId;
};

async function requestEach(send: Send, { clients }: Company): Promise<string[]> {
  const replies = await Promise.all(
    clients.map(({ token }) =>
      send('/client/submit-application', clientApplicationBody({ numberOfGuards: 2 }), token),
    ),
  );
  return replies.map((reply) => reply?.body.data?._id ?? '');
}
const acceptAll = (send: Send, rowIds: string[]) =>
  send('/admin/bulk', { action: 'acceptClientApplications', rowIds });

/** Each accepted request has its post and entry, each other one neither. */
async function countAccepted(db: Db, ids: readonly string[]): Promise<number> {
  const accepted = await db
    .selectFrom('client_applications')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'approved')
    .execute();
  const posts = await db.selectFrom('posts').select('id').where('request_id', 'in', ids).execute();
  expect(posts).toHaveLength(accepted.length);
  return accepted.length;
}

const assignEach = (send: Send, { clients, guards }: Company): Promise<string[]> =>
  Promise.all(
    clients.map(async ({ id: clientId }, index) => {
      const assigned = await send('/admin/assign-guard', {
        guardId: guards[index]?.id,
        clientId,
        startDate: daysFromToday(0),
        endDate: daysFromToday(9),
        shift: 'night',
        location: { street: 'Gate 2', city: 'Noida', state: 'Uttar Pradesh', zipCode: '201309' },
      });
      return assigned?.body.data?._id ?? '';
    }),
  );
const replaceEach = (send: Send, { guards }: Company, assignmentIds: readonly string[]) =>
  Promise.all(
    assignmentIds.map((assignmentId, index) =>
      send('/admin/replace-guard', {
        assignmentId,
        guardId: guards[ROWS + index]?.id,
        reason: 'sick',
        from: daysFromToday(2),
        papersReason: 'Copies come on Monday',
      }),
    ),
  );

/** Each replaced assignment is followed by one that lasts until the end, each other one lasts itself. */
async function countReplaced(db: Db): Promise<number> {
  const rows = await db.selectFrom('assignments').select(['end_date', 'replace_reason']).execute();
  const replaced = rows.filter(({ replace_reason }) => replace_reason !== null);
  const others = rows.filter(({ replace_reason }) => replace_reason === null);
  expect(replaced.every(({ end_date }) => end_date === daysFromToday(1))).toBe(true);
  expect(others.map(({ end_date }) => end_date)).toEqual(Array(ROWS).fill(daysFromToday(9)));
  return replaced.length;
}

describe.runIf(isFullRun)('when the server is killed', { timeout: 1_200_000 }, () => {
  test('a file is imported wholly or not at all', () =>
    proveAtomic<null>({
      name: `an import of ${PEOPLE} guards`,
      parts: 1,
      prepare: async () => null,
      run: importFile,
      countDone: async (db) => {
        const done = await countImported(db);
        expect(await countEntries(db, 'importGuards')).toBe(done);
        return done;
      },
    }));

  test('an import is undone wholly or not at all', () =>
    proveAtomic<string>({
      name: `undo of an import of ${PEOPLE} guards`,
      parts: 1,
      prepare: async (send) => undoOf(await importFile(send)),
      run: (send, entryId) => send('/admin/undo', { entryIds: [entryId] }),
      countDone: async (db) => {
        const undone = 1 - (await countImported(db));
        expect(await countEntries(db, 'removeImport')).toBe(undone);
        return undone;
      },
    }));

  test('each row of a bulk action is accepted wholly or not at all', () =>
    proveAtomic<string[]>({
      name: `bulk accept of ${ROWS} requests`,
      parts: ROWS,
      prepare: requestEach,
      run: acceptAll,
      countDone: async (db, ids) => {
        const accepted = await countAccepted(db, ids);
        expect(await countEntries(db, 'acceptClientApplication')).toBe(ROWS + accepted);
        return accepted;
      },
    }));

  test('a bulk action is undone wholly or not at all', () =>
    proveAtomic<{ ids: string[]; entryIds: string[] }>({
      name: `undo of a bulk accept of ${ROWS} requests`,
      parts: 1,
      prepare: async (send, company) => {
        const ids = await requestEach(send, company);
        const rows = (await acceptAll(send, ids))?.body.data as unknown as { undo: { entryId: string } }[];
        return { ids, entryIds: rows.map(({ undo }) => undo.entryId) };
      },
      run: (send, { entryIds }) => send('/admin/undo', { entryIds }),
      countDone: async (db, { ids }) => {
        const accepted = await countAccepted(db, ids);
        expect([0, ROWS]).toContain(accepted);
        expect(await countEntries(db, 'reopenClientApplication')).toBe(ROWS - accepted);
        return accepted === 0 ? 1 : 0;
      },
    }));

  test('each guard is replaced wholly or not at all', () =>
    proveAtomic<{ company: Company; ids: string[] }>({
      name: `${ROWS} replacements`,
      parts: ROWS,
      prepare: async (send, company) => ({ company, ids: await assignEach(send, company) }),
      run: (send, { company, ids }) => replaceEach(send, company, ids),
      countDone: countReplaced,
    }));

  test('each replacement is undone wholly or not at all', () =>
    proveAtomic<string[]>({
      name: `undo of ${ROWS} replacements`,
      parts: ROWS,
      prepare: async (send, company) =>
        (await replaceEach(send, company, await assignEach(send, company))).map(undoOf),
      run: (send, entryIds) =>
        Promise.all(entryIds.map((entryId) => send('/admin/undo', { entryIds: [entryId] }))),
      countDone: async (db) => {
        const undone = ROWS - (await countReplaced(db));
        expect(await countEntries(db, 'undoReplaceGuard')).toBe(undone);
        return undone;
      },
    }));
});
