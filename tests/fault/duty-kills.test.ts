import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Db } from '../../packages/api/src/db/tables.ts';
import { daysFromToday, postBody } from '../../packages/api/testing/company.ts';
import { type Cluster, startCluster } from './support/postgres.ts';
import { type Operation, proveAtomic, ROWS, type Send } from './support/prove-atomic.ts';
import { DUTY_KILLS } from './support/repetitions.ts';
import type { Company } from './support/seed-company.ts';
import { cleanUp, createTempFolder } from './support/server.ts';

let cluster: Cluster | undefined;
afterEach(cleanUp);
afterAll(() => cluster?.remove());

const REASONS = { papersReason: 'At the office', warningsReason: 'Nobody else is free' };
/** Days of each assignment, replacement and rotation. */
const DAYS = 10;
const [FIRST, LAST] = [daysFromToday(1), daysFromToday(DAYS)];
/** Posts of which a third is assigned, a third gets a rotation, and a third a replacement. */
const THIRD = ROWS / 3;

interface Prepared {
  toAssign: object[];
  toRotate: object[];
  toReplace: object[];
}

/** Adds a post for each client, and guards for those who are to be replaced. */
async function preparePosts(send: Send, { clients, guards }: Company): Promise<Prepared> {
  const idOf = async (path: string, body: object): Promise<string> => {
    const data = (await send(path, body))?.body.data as unknown as { _id: string } | { _id: string }[];
    return (Array.isArray(data) ? data[0]?._id : data?._id) ?? '';
  };
  const guardOf = (index: number) => guards[index]?.id ?? '';
  const assignment = (postId: string, index: number) => ({
    ...{ postId, guardIds: [guardOf(index)], startDate: FIRST, endDate: LAST },
    ...REASONS,
  });
  const posts: string[] = [];
  for (const { id } of clients) posts.push(await idOf('/admin/posts', postBody(id, { shift: 'night' })));
  const of = (third: number) => posts.slice(third * THIRD, (third + 1) * THIRD);
  const toReplace: object[] = [];
  for (const [index, postId] of of(2).entries()) {
    const assignmentId = await idOf('/admin/assign-to-post', assignment(postId, 2 * THIRD + index));
    toReplace.push({
      ...{
        assignmentId,
        guardId: guardOf(ROWS + THIRD + index),
        from: daysFromToday(3),
        until: daysFromToday(5),
      },
      ...{ reason: 'sick', ...REASONS },
    });
  }
  return {
    toAssign: of(0).map(assignment),
    toRotate: of(1).map((postId, index) => ({
      ...{ postId, pattern: { on: 3, off: 1 }, from: FIRST, to: LAST },
      ...{ guardIds: [guardOf(THIRD + index)], relieverIds: [guardOf(ROWS + index)] },
      ...REASONS,
    })),
    toReplace,
  };
}

/** Counts what was done, after a check that each has all of its duties and entries. */
async function countDone(db: Db): Promise<number> {
  const rows = await db.selectFrom('assignments').selectAll().execute();
  const duties = await db
    .selectFrom('duties')
    .select(['assignment_id as id', 'post_id as postId', 'plan'])
    .execute();
  const count = (id: string, plan: string) =>
    duties.filter((one) => one.id === id && one.plan === plan).length;
  const rotations = await db.selectFrom('rotations').select('id').execute();
  const entries = await db.selectFrom('audit_log').select('action').execute();
  const audited = (action: string) => entries.filter((one) => one.action === action).length;

  // A rotation has its guard and its reliever, who share its days.
  expect(audited('addRotation')).toBe(rotations.length);
  for (const { id } of rotations) {
    const own = rows.filter(({ rotation_id }) => rotation_id === id);
    expect(own).toHaveLength(2);
    expect(own.reduce((sum, one) => sum + count(one.id, 'planned'), 0)).toBe(DAYS);
  }
  // A replacement has the three days that the other guard is on leave.
  const relievers = rows.filter(({ reliever, rotation_id }) => reliever === 1 && rotation_id === null);
  expect(audited('replaceGuard')).toBe(relievers.length);
  for (const { id } of relievers) expect(count(id, 'planned')).toBe(3);
  expect(duties.filter(({ plan }) => plan === 'leave')).toHaveLength(3 * relievers.length);
  // Everybody else has all days, but those that a reliever has.
  const others = rows.filter(({ reliever, rotation_id }) => reliever === 0 && rotation_id === null);
  for (const { id } of others) expect(count(id, 'planned') + count(id, 'leave')).toBe(DAYS);
  return others.length - THIRD + rotations.length + relievers.length;
}

const acts: Operation<Prepared> = {
  name: `${THIRD} assignments, rotations and replacements each`,
  parts: ROWS,
  prepare: preparePosts,
  run: (send, { toAssign, toRotate, toReplace }) =>
    Promise.all([
      ...toAssign.map((body) => send('/admin/assign-to-post', body)),
      ...toRotate.map((body) => send('/admin/rotations', body)),
      ...toReplace.map((body) => send('/admin/replace-guard', body)),
    ]),
  countDone,
};

describe('when the server is killed', { timeout: 1_800_000 }, () => {
  test('assignments, rotations and replacements have all of their duties or none, on SQLite', () =>
    proveAtomic(acts, { kills: DUTY_KILLS }));

  test('assignments, rotations and replacements have all of their duties or none, on PostgreSQL', async () => {
    const postgres = await startCluster();
    cluster = postgres;
    let databases = 0;
    const locate = async () => {
      databases += 1;
      return { dataDir: createTempFolder(), databaseUrl: await postgres.database(`kill_${databases}`) };
    };
    await proveAtomic(acts, { kills: DUTY_KILLS, engine: 'PostgreSQL', locate });
  });
});
