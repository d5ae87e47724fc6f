import {
  type ExportedList,
  type ExportFormat,
  exportList as exportListEndpoint,
  exportMessages,
} from '@prahari/contract/exports';
import { atom, type ReadableAtom } from 'nanostores';
import { download } from '../../api/download.ts';
import type { InputOf } from '../../api/endpoint-input.ts';
import type { Query } from '../lists/list.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';

const $running = atom<ExportedList | null>(null);
export const $exporting: ReadableAtom<ExportedList | null> = $running;

/** Filters of an export. An empty text is no filter. */
export interface ExportQuery extends Query {
  /** Exports only posts in this city; not for other lists. */
  city?: string;
  /** The day of what is owed by age. */
  day?: string;
  /** The quarter of TDS. */
  year?: string;
  quarter?: number;
}

/** Downloads all matching rows of a list as a file. Reports failures instead of throwing. */
export async function exportList(
  list: ExportedList,
  format: ExportFormat,
  query: ExportQuery,
): Promise<void> {
  if ($running.get()) return;
  $running.set(list);
  try {
    const parameters = Object.entries(query).filter(([, value]) => value);
    const input = { list, format, ...Object.fromEntries(parameters) } as InputOf<typeof exportListEndpoint>;
    await download(exportListEndpoint, input);
  } catch (error) {
    reportFailure(error, serverMessageOr(error, exportMessages.failed));
  } finally {
    $running.set(null);
  }
}
