import { createHash } from 'node:crypto';
import type { AuditAction } from '@prahari/contract/audit-log';
import { importOutdated } from '@prahari/contract/imports';
import type { ImportResult } from '@prahari/contract/imports.schemas';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { UNDO_MAIL_DELAY_MS } from '../../../audit/undoable.service.ts';
import { newId } from '../../../db/ids.ts';
import { mapWithPauses } from '../../../db/pauses.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockEntering } from '../../auth/signup/entered-users.service.ts';
import { insertChanges } from './import-changes.queries.ts';
import { type Plan, type SheetRow, sheetRows } from './plan.ts';
import { planClients } from './plan-clients.service.ts';
import { planGuards } from './plan-guards.service.ts';
import { writeClients } from './write-clients.service.ts';
import { writeGuards } from './write-guards.service.ts';
import { RowRefused, type WriteOptions, type Written } from './written.ts';

/** Problems and changes in one reply; more would not be read. */
const SHOWN = 500;

/** A kind of sheet. */
interface Kind<Action> {
  action: AuditAction;
  plan: (db: Db, rows: readonly SheetRow[]) => Promise<Plan<Action>>;
  write: (tx: Tx, actorId: string, actions: readonly Action[], options: WriteOptions) => Promise<Written>;
}

interface ImportBody {
  columns: readonly string[];
  rows: readonly { row: number; cells: string[]; person?: 'same' | 'other' | undefined }[];
  mode: 'check' | 'import';
  plan?: string | undefined;
  sendInvitations?: boolean | undefined;
}

interface Importing {
  actorId: string;
  siteUrl: string;
  body: ImportBody;
}

export interface Imported {
  result: ImportResult;
  /** The audit entry; undefined when nothing was written. */
  entryId?: string;
}

const byRow = (a: { row: number }, b: { row: number }): number => a.row - b.row;

/** Returns what identifies the actions of a plan. */
async function planKey(actions: readonly unknown[]): Promise<string> {
  const key = createHash('sha256');
  await mapWithPauses(actions, (action) => key.update(`${JSON.stringify(action)}\n`));
  return key.digest('hex');
}

const resultOf = async <Action>(plan: Plan<Action>, { rows }: ImportBody): Promise<ImportResult> => ({
  outcomes: rows.map(({ row }) => plan.outcomes.get(row) ?? 'unchanged'),
  people: plan.people,
  posts: plan.posts,
  problems: plan.problems.sort(byRow).slice(0, SHOWN),
  changes: plan.changes.sort(byRow).slice(0, SHOWN),
  invitations: plan.invitations,
  plan: await planKey(plan.actions),
  imported: 0,
});

const planOf = async <Action>(db: Db, kind: Kind<Action>, { columns, rows }: ImportBody) =>
  kind.plan(db, await sheetRows(columns, rows));

/** Writes rows, all or none. @throws RowRefused, importOutdated */
async function writeRows<Action>(
  tx: Tx,
  kind: Kind<Action>,
  { actorId, siteUrl, body }: Importing,
): Promise<Imported> {
  await lockEntering(tx);
  const plan = await planOf(tx, kind, body);
  const result = await resultOf(plan, body);
  if (body.plan !== undefined && body.plan !== result.plan) throw new AppError(importOutdated);
  if (plan.problems.length > 0 || plan.actions.length === 0) return { result };
  const invitation = body.sendInvitations ? { siteUrl, holdMs: UNDO_MAIL_DELAY_MS } : undefined;
  const written = await kind.write(tx, actorId, plan.actions, { siteUrl, invitation });
  const importId = newId();
  await insertChanges(tx, importId, written.changed);
  const imported = result.outcomes.filter((outcome) => outcome !== 'unchanged').length;
  // Written last, so that a newer entry about a row means a change after the import.
  const entryId = await audit(tx, {
    actorId,
    action: kind.action,
    entity: 'imports',
    entityId: importId,
    detail: {
      rows: imported,
      userIds: written.userIds,
      postIds: written.postIds,
      changedIds: written.changed.map(({ entityId }) => entityId),
    },
  });
  return { result: { ...result, imported, importId }, entryId };
}

const importSheet =
  <Action>(kind: Kind<Action>) =>
  async (db: Db, importing: Importing): Promise<Imported> => {
    const { body } = importing;
    const check = async () => resultOf(await planOf(db, kind, body), body);
    if (body.mode === 'check') return { result: await check() };
    try {
      return await inTransaction(db, (tx) => writeRows(tx, kind, importing));
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      // A row that is refused while it is written becomes its problem; nothing was written.
      const result = await check();
      result.outcomes[body.rows.findIndex(({ row }) => row === error.row)] = 'problem';
      result.problems.push({ row: error.row, field: '', message: error.message });
      return { result };
    }
  };

/** Tells what a sheet of guards would add and change, or writes it. @throws importOutdated */
export const importGuards = importSheet({ action: 'importGuards', plan: planGuards, write: writeGuards });

/** Tells what a sheet of clients with their posts would add and change, or writes it. @throws importOutdated */
export const importClients = importSheet({ action: 'importClients', plan: planClients, write: writeClients });
