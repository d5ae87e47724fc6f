import type { ListQuery } from '@prahari/contract/lists';
import { invalidFields } from '../AppError.ts';

/** The last row of a page: its value in the sort column, and its id. */
export type Position = [value: string | number, id: string];

interface Named {
  name: string;
}

const queryOf = ({ name }: Named, { q, sort, status, action, day, clientId }: ListQuery): string =>
  JSON.stringify([name, q ?? '', sort ?? '', status ?? '', action ?? '', day ?? '', clientId ?? '']);

export const invalidCursor = () =>
  invalidFields([{ path: 'cursor', message: 'cursor does not belong to this list' }]);

/** A cursor holds its query, so that it is refused with another. */
export const encodeCursor = (list: Named, query: ListQuery, position: Position): string =>
  Buffer.from(JSON.stringify([queryOf(list, query), ...position])).toString('base64url');

/** Undefined without a cursor. @throws 400 for a cursor of another list or query */
export function decodeCursor(list: Named, query: ListQuery): Position | undefined {
  if (query.cursor === undefined) return undefined;
  try {
    const [of, value, id] = JSON.parse(Buffer.from(query.cursor, 'base64url').toString()) as unknown[];
    if (
      of === queryOf(list, query) &&
      (typeof value === 'string' || typeof value === 'number') &&
      typeof id === 'string'
    ) {
      return [value, id];
    }
  } catch {
    // Not base64url JSON: refused below.
  }
  throw invalidCursor();
}
