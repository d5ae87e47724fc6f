import { applicationChanged, applicationNotFound, applicationNotPending } from '@prahari/contract/requests';
import { refusal } from '../refusal.ts';
import { findOrRefuse } from '../response.ts';
import type { ClientApplicationRow, SecurityApplicationRow } from '../state.ts';

/** The application with the id. @throws RefusalError when there is none, it was already decided, or it no longer has the version */
export function findPending<Row extends ClientApplicationRow | SecurityApplicationRow>(
  rows: readonly Row[],
  id: string,
  version?: number,
): Row {
  const row = findOrRefuse(rows, id, applicationNotFound);
  if (row.status !== 'pending') throw refusal(applicationNotPending);
  if (version !== undefined && version !== (row.version ?? 1)) throw refusal(applicationChanged);
  return row;
}
