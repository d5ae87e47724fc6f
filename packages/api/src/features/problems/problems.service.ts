import type { ParsedBodyOf } from '@prahari/contract/definition';
import type { ListQuery } from '@prahari/contract/lists';
import { postNotFound } from '@prahari/contract/posts';
import {
  MAX_OPEN_PROBLEMS,
  problemClosed,
  problemNotFound,
  tooManyProblems,
} from '@prahari/contract/problems';
import type * as contract from '@prahari/contract/problems.schemas';
import type { OwnProblem, Problem } from '@prahari/contract/problems.schemas';
import { AppError } from '../../AppError.ts';
import { audit } from '../../audit/audit.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { listReply } from '../../read-model/reply.ts';
import { lockCaller } from '../auth/users/users.service.ts';
import * as queries from './problems.queries.ts';
import { tellClientOfAnswer, tellOfficeOfProblem } from './tell-of-problem.service.ts';

export { countOpen as countOpenProblems } from './problems.queries.ts';

/** The time after which the office may have closed one. */
const HOUR_SECONDS = 3600;

const toProblem = (row: queries.ProblemRow, answers: queries.AnswerRow[]): Problem => {
  const { clientId, name, phone, postId, street, city, state, zipCode, ...fields } = row;
  return {
    ...fields,
    post: { _id: postId, place: { street, city, state, zipCode } },
    client: { _id: clientId, name, phone },
    answers: answers
      .filter(({ problemId }) => problemId === row._id)
      .map(({ text, answeredAt }) => ({ text, answeredAt })),
  };
};

async function withAnswers(db: Db, rows: queries.ProblemRow[]): Promise<Problem[]> {
  const ids = rows.map(({ _id }) => _id);
  const answers = ids.length === 0 ? [] : await queries.selectAnswers(db, ids);
  return rows.map((row) => toProblem(row, answers));
}

const problems = async (db: Db, ids: readonly string[]): Promise<Problem[]> =>
  withAnswers(db, await queries.selectProblems(db, ids));

const toOwnProblem = ({ client: _, ...problem }: Problem): OwnProblem => problem;

/** @throws problemNotFound */
async function problem(db: Db, id: string): Promise<Problem> {
  const [found] = await problems(db, [id]);
  if (!found) throw new AppError(problemNotFound);
  return found;
}

/** Lists the problems of all clients. @throws 400 for a cursor of another list */
export const listProblems = (db: Db, query: ListQuery) =>
  listReply(db, queries.problemList, { query, fetch: (ids) => problems(db, ids) });

/** Returns the caller's problems with their answers, the latest first. */
export const ownProblems = async (db: Db, userId: string): Promise<OwnProblem[]> =>
  (await withAnswers(db, await queries.selectProblemsOfUser(db, userId))).map(toOwnProblem);

/** Reports a problem about an own post. @throws postNotFound, tooManyProblems */
export function reportProblem(
  db: Db,
  userId: string,
  { postId: id, text }: ParsedBodyOf<typeof contract.reportProblem>,
): Promise<OwnProblem> {
  return inTransaction(db, async (tx) => {
    // Concurrent reports of one client wait here, so that none is one too many.
    await lockCaller(tx, userId);
    const client = await queries.selectClientOfPost(tx, userId, id);
    if (!client) throw new AppError(postNotFound);
    if ((await queries.countOfClient(tx, client.id)) >= MAX_OPEN_PROBLEMS)
      throw new AppError(tooManyProblems, { retryAfterSeconds: HOUR_SECONDS });
    const problemId = await queries.insertProblem(tx, { clientId: client.id, postId: id, text });
    await auditProblem(tx, { actorId: userId, action: 'reportProblem', problemId, postId: id });
    const reported = await problem(tx, problemId);
    await tellOfficeOfProblem(tx, reported, userId);
    return toOwnProblem(reported);
  });
}

const auditProblem = (
  tx: Tx,
  entry: {
    actorId: string;
    action: 'reportProblem' | 'answerProblem' | 'closeProblem';
    problemId: string;
    postId: string;
  },
) =>
  audit(tx, {
    actorId: entry.actorId,
    action: entry.action,
    entity: 'posts',
    entityId: entry.postId,
    detail: { problemId: entry.problemId },
  });

/** Answers a problem under its lock, and closes it where asked. @throws problemClosed */
async function answerLocked(
  tx: Tx,
  { actorId, text, close }: { actorId: string; text: string; close: boolean },
  { id, postId, status }: { id: string; postId: string; status: Problem['status'] },
): Promise<void> {
  const isRepeated = (await problem(tx, id)).answers.at(-1)?.text === text;
  if (status === 'closed') {
    if (close && (text === '' || isRepeated)) return;
    throw new AppError(problemClosed);
  }
  const isNew = text !== '' && !isRepeated;
  const answerId = isNew ? await queries.insertAnswer(tx, { problemId: id, text, actorId }) : undefined;
  if (!isNew && !close) return;
  await queries.setStatus(tx, id, close ? 'closed' : 'answered');
  const action = close ? 'closeProblem' : 'answerProblem';
  await auditProblem(tx, { actorId, action, problemId: id, postId });
  if (answerId) await tellClientOfAnswer(tx, await problem(tx, id), { answerId, answer: text });
}

/**
 * Answers a problem, closes it, or both. The same answer again changes nothing.
 * @throws problemNotFound, problemClosed
 */
export function answerProblem(
  db: Db,
  actorId: string,
  { problemId, text = '', close = false }: ParsedBodyOf<typeof contract.answerProblem>,
): Promise<Problem> {
  return inTransaction(db, async (tx) => {
    await queries.lockReporter(tx, problemId);
    const locked = await queries.lockProblem(tx, problemId);
    if (!locked) throw new AppError(problemNotFound);
    await answerLocked(tx, { actorId, text, close }, locked);
    return problem(tx, locked.id);
  });
}
