import { applicationNotFound, applicationNotPending } from '@prahari/contract';
import { refusal } from '../refusal.ts';
import { findOrRefuse } from '../response.ts';
import type { ClientApplicationRow, SecurityApplicationRow } from '../state.ts';

/** The application with the id. @throws RefusalError when there is none, or it was already decided */
export function findPending<Row extends ClientApplicationRow | SecurityApplicationRow>(
  rows: readonly Row[],
  id: string,
): Row {
  const row = findOrRefuse(rows, id, applicationNotFound);
  if (row.status !== 'pending') throw refusal(applicationNotPending);
  return row;
}
