import { UNDO_SECONDS } from '@prahari/contract/constants';
import * as refusals from '@prahari/contract/office';
import { AppError } from '../AppError.ts';
import { isReferenced } from '../db/errors.ts';
import type { Db } from '../db/tables.ts';
import { selectLastEntry } from './undo-entries.queries.ts';

/** The delay of a mail about an action that can be undone: 2 s more than Undo is offered. */
export const UNDO_MAIL_DELAY_MS = (UNDO_SECONDS + 2) * 1000;

/** Builds the refusal to undo. @param what a sentence without its full stop */
export const somethingFollowed = (what: string) =>
  new AppError({ ...refusals.somethingFollowed, message: `${refusals.somethingFollowed.message}: ${what}` });

/** Deletes a row by `run`. @throws somethingFollowed with `reason` when another row refers to it */
export async function deleteUnreferenced<T>(run: () => Promise<T>, reason: string): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw isReferenced(error) ? somethingFollowed(reason) : error;
  }
}

/** Returns the detail of the newest audit entry with one of these actions; empty without one. */
export async function lastDetail(
  db: Db,
  filter: { entity: string; entityId: string; actions: readonly string[] },
): Promise<Record<string, unknown>> {
  const entry = await selectLastEntry(db, filter);
  return entry ? (JSON.parse(entry.detail) as Record<string, unknown>) : {};
}
