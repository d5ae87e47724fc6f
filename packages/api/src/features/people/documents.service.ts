import type { ParsedBodyOf } from '@prahari/contract/definition';
import { PAPERS_EXPIRE_SOON_DAYS, paperKindTaken, paperNotFound } from '@prahari/contract/documents';
import type * as contract from '@prahari/contract/documents.schemas';
import type { ExpiringPaper, Paper } from '@prahari/contract/documents.schemas';
import { type Day, today } from '@prahari/domain/days';
import { AppError } from '../../AppError.ts';
import { audit } from '../../audit/audit.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockExistingGuard } from '../membership/guard-membership.service.ts';
import { dropUnsent } from '../messages/messages.service.ts';
import * as queries from './documents.queries.ts';

const DAY_MS = 86_400_000;
/** Papers in one reply. */
const MAX_EXPIRING = 1_000;

/** Returns the last day, in India, of papers that expire soon. */
const soon = (): Day => today(new Date(Date.now() + PAPERS_EXPIRE_SOON_DAYS * DAY_MS));

/** Returns a guard's papers, the earliest to expire first. */
export const papersOf = (db: Db, guardId: string): Promise<Paper[]> => queries.selectPapers(db, guardId);

/** Returns the caller's own papers, the earliest to expire first. */
export const ownPapers = (db: Db, userId: string): Promise<Paper[]> => queries.selectPapersOfUser(db, userId);

/** Returns the papers that have expired or expire within 30 days. */
export const listExpiring = (db: Db): Promise<ExpiringPaper[]> =>
  queries.selectExpiring(db, soon(), MAX_EXPIRING);

/** Counts the guards with a paper that has expired or expires within 30 days. */
export const countExpiring = (db: Db): Promise<number> => queries.countGuardsWithExpiring(db, soon());

/** Names a paper with its end in what its guard and the office are told of it. */
export const paperAbout = ({ _id, expiresOn }: Pick<Paper, '_id' | 'expiresOn'>): string =>
  `${_id}:${expiresOn}`;

type PaperAction = 'addPaper' | 'updatePaper' | 'deletePaper';

const auditPaper = (tx: Tx, actorId: string, action: PaperAction, guardId: string, paper: Paper) =>
  audit(tx, {
    actorId,
    action,
    entity: 'guards',
    entityId: guardId,
    detail: { paper: paper.kind, expiresOn: paper.expiresOn },
  });

/** Adds a paper to an existing guard. @throws paperKindTaken */
export async function insertPaper(
  tx: Tx,
  actorId: string,
  { guardId, ...added }: { guardId: string } & queries.NewPaper,
): Promise<Paper> {
  const paper = await queries.insertPaper(tx, guardId, added);
  if (!paper) throw new AppError(paperKindTaken);
  await auditPaper(tx, actorId, 'addPaper', guardId, paper);
  return paper;
}

/** Adds a paper. @throws guardNotFound, personErased, paperKindTaken */
export async function addPaper(
  tx: Tx,
  actorId: string,
  body: ParsedBodyOf<typeof contract.addPaper>,
): Promise<Paper> {
  await lockExistingGuard(tx, body.guardId);
  return insertPaper(tx, actorId, body);
}

/** Changes number and expiry; the same ones again are no change. @throws paperNotFound */
export function updatePaper(
  db: Db,
  actorId: string,
  { paperId, ...values }: ParsedBodyOf<typeof contract.updatePaper>,
): Promise<Paper> {
  return inTransaction(db, async (tx) => {
    const before = await queries.lockPaper(tx, paperId);
    const changed = await queries.setPaper(tx, paperId, values);
    if (!before || !changed) throw new AppError(paperNotFound);
    const { guardId, ...paper } = changed;
    if (before.number === paper.number && before.expiresOn === paper.expiresOn) return paper;
    if (before.expiresOn !== paper.expiresOn) await dropUnsent(tx, paperAbout(before));
    await auditPaper(tx, actorId, 'updatePaper', guardId, paper);
    return paper;
  });
}

/** Deletes a paper, which the audit log keeps. @throws paperNotFound */
export function deletePaper(db: Db, actorId: string, paperId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const deleted = await queries.removePaper(tx, paperId);
    if (!deleted) throw new AppError(paperNotFound);
    const { guardId, ...paper } = deleted;
    await dropUnsent(tx, paperAbout(paper));
    await auditPaper(tx, actorId, 'deletePaper', guardId, paper);
  });
}
