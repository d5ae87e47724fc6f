import {
  type ExportedList,
  exportList as exportListEndpoint,
  exportMessages,
} from '@prahari/contract/exports';
import { atom, type ReadableAtom } from 'nanostores';
import { download } from '../../api/download.ts';
import type { InputOf } from '../../api/endpoint-input.ts';
import type { Query } from '../lists/list.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';

const $running = atom<ExportedList | null>(null);
/** The list that is being exported. */
export const $exporting: ReadableAtom<ExportedList | null> = $running;

/** What is exported of a list. An empty text is no filter. */
export interface ExportQuery extends Query {
  /** Exports only posts at places in this city. Given for the list of posts only. */
  city?: string;
}

/** Downloads all rows of a list, filtered and sorted as given, as a CSV file. Failures are reported, never thrown. */
export async function exportList(list: ExportedList, query: ExportQuery): Promise<void> {
  if ($running.get()) return;
  $running.set(list);
  try {
    const parameters = Object.entries(query).filter(([, text]) => text);
    const input = { list, ...Object.fromEntries(parameters) } as InputOf<typeof exportListEndpoint>;
    await download(exportListEndpoint, input);
  } catch (error) {
    reportFailure(error, serverMessageOr(error, exportMessages.failed));
  } finally {
    $running.set(null);
  }
}
