import type { ProblemStatus } from '@prahari/contract/problems';
import { newId, nowText } from '../../db/ids.ts';
import type { Db, Tx } from '../../db/tables.ts';
import type { ListTable } from '../../read-model/list-table.ts';

/** The most problems that a client's list shows. */
const OWN_MAX = 1_000;

/** Every client's problems. */
export const problemList: ListTable = {
  name: 'problems',
  columns: { client: 'client', status: 'status' },
  rows: async (db, ids) =>
    (await selectProblems(db, ids)).map(({ _id: id, status, name, street, city, text }) => ({
      id,
      status,
      keys: { client: name },
      texts: [name, street, city, text],
    })),
};

const problems = (db: Db) =>
  db
    .selectFrom('problems')
    .innerJoin('clients', 'clients.id', 'problems.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .innerJoin('posts', 'posts.id', 'problems.post_id')
    .select([
      'problems.id as _id',
      'problems.client_id as clientId',
      'users.name',
      'users.phone',
      'problems.post_id as postId',
      'posts.street',
      'posts.city',
      'posts.state',
      'posts.zip_code as zipCode',
      'problems.text',
      'problems.status',
      'problems.created_at as reportedAt',
    ]);
export type ProblemRow = Awaited<ReturnType<ReturnType<typeof problems>['execute']>>[number];

/** Returns problems in no particular order. */
export const selectProblems = (db: Db, ids: readonly string[]): Promise<ProblemRow[]> =>
  problems(db).where('problems.id', 'in', ids).execute();

/** Returns the latest problems of a client's user. */
export const selectProblemsOfUser = (db: Db, userId: string): Promise<ProblemRow[]> =>
  problems(db).where('clients.user_id', '=', userId).orderBy('problems.id', 'desc').limit(OWN_MAX).execute();

/** Returns the answers of problems, the earliest first. */
export const selectAnswers = (db: Db, problemIds: readonly string[]) =>
  db
    .selectFrom('problem_answers')
    .select(['problem_id as problemId', 'text', 'answered_at as answeredAt'])
    .where('problem_id', 'in', problemIds)
    .orderBy('id')
    .execute();
export type AnswerRow = Awaited<ReturnType<typeof selectAnswers>>[number];

/** Returns the client of a post of a user, or undefined for somebody else's post. */
export const selectClientOfPost = (db: Db, userId: string, postId: string) =>
  db
    .selectFrom('posts')
    .innerJoin('clients', 'clients.id', 'posts.client_id')
    .select('clients.id')
    .where('posts.id', '=', postId)
    .where('clients.user_id', '=', userId)
    .executeTakeFirst();

const countWhere = async (db: Db, column: 'client_id' | 'status', value: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('problems')
        .select((row) => row.fn.countAll().as('number'))
        .where(column, '=', value as ProblemStatus)
        .where('status', '<>', 'closed')
        .executeTakeFirstOrThrow()
    ).number,
  );

/** Counts a client's problems that are not closed. */
export const countOfClient = (db: Db, clientId: string) => countWhere(db, 'client_id', clientId);

/** Counts the problems that wait for an answer. */
export const countOpen = (db: Db) => countWhere(db, 'status', 'open');

export async function insertProblem(
  tx: Tx,
  { clientId, postId, text }: { clientId: string; postId: string; text: string },
): Promise<string> {
  const [id, now] = [newId(), nowText()];
  await tx
    .insertInto('problems')
    .values({ id, client_id: clientId, post_id: postId, text, created_at: now, changed_at: now })
    .execute();
  return id;
}

/** Locks the person who reported a problem, so that an erasure comes before or after. */
export const lockReporter = (tx: Tx, problemId: string) =>
  tx
    .updateTable('users')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('problems')
        .innerJoin('clients', 'clients.id', 'problems.client_id')
        .select('clients.user_id')
        .where('problems.id', '=', problemId),
    )
    .execute();

/** Locks a problem by writing it. Returns undefined for an unknown one. */
export const lockProblem = (tx: Tx, id: string) =>
  tx
    .updateTable('problems')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', id)
    .returning(['id', 'post_id as postId', 'client_id as clientId', 'status'])
    .executeTakeFirst();

export async function insertAnswer(
  tx: Tx,
  { problemId, text, actorId }: { problemId: string; text: string; actorId: string },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('problem_answers')
    .values({ id, problem_id: problemId, text, answered_by: actorId, answered_at: nowText() })
    .execute();
  return id;
}

export const setStatus = (tx: Tx, id: string, status: ProblemStatus) =>
  tx.updateTable('problems').set({ status, changed_at: nowText() }).where('id', '=', id).execute();
