import { emailTaken } from '@prahari/contract/accounts';
import type { ImportProblem } from '@prahari/contract/imports.schemas';
import type { Db } from '../../../db/tables.ts';
import { selectEmailOwners } from './known-people.queries.ts';
import { groupBy } from './plan.ts';

interface NewEmail {
  row: number;
  name: string;
  /** The email that the row adds or changes; undefined for none. */
  email: string | undefined;
  /** The user who would get it; undefined for a new one. */
  userId: string | undefined;
}

/** Finds emails that occur twice in a sheet or belong to somebody else, by row. */
export async function emailProblems(
  db: Db,
  rows: readonly NewEmail[],
): Promise<Map<number, ImportProblem[]>> {
  const emails = rows.flatMap(({ email }) => email ?? []);
  const ownerOf = new Map((await selectEmailOwners(db, emails)).map(({ id, email }) => [email, id]));
  const first = new Map<string, NewEmail>();
  const problems = rows.flatMap(({ email, ...one }): ImportProblem[] => {
    if (!email) return [];
    const before = first.get(email);
    if (before)
      return [
        { row: one.row, field: 'email', message: `${before.name} in row ${before.row} has this email too` },
      ];
    first.set(email, { ...one, email });
    const owner = ownerOf.get(email);
    const isTaken = owner !== undefined && owner !== one.userId;
    return isTaken ? [{ row: one.row, field: 'email', message: emailTaken.message }] : [];
  });
  return groupBy(problems, ({ row }) => row);
}
