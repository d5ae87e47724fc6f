import { AppError } from '../../../AppError.ts';
import type { InvitationOptions } from '../../people/invitations.service.ts';
import type { ChangedRow } from './import-changes.queries.ts';

/** Options of writing a sheet. */
export interface WriteOptions {
  siteUrl: string;
  /** Undefined to invite nobody. */
  invitation: InvitationOptions | undefined;
}

/** The rows that an import has written. */
export interface Written {
  /** Users of the people it added. */
  userIds: string[];
  /** Posts it added to clients who were known. */
  postIds: string[];
  changed: ChangedRow[];
}

/** A refusal while a row was written; everything is rolled back. */
export class RowRefused extends Error {
  readonly row: number;
  constructor(row: number, message: string) {
    super(message);
    this.row = row;
  }
}

/** Writes a row. @throws RowRefused when the row is refused */
export async function refuseRow(row: number, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw error instanceof AppError ? new RowRefused(row, error.message) : error;
  }
}
