import type { ExportedList } from '@prahari/contract';
import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '../api/ApiError.ts';
import type { BulkRequest } from './bulk.ts';
import { reportFailure } from './failure.ts';
import type { Query } from './list.ts';
import { pingSite } from './ping-site.ts';

/** Loaded at the first use: most visits need neither. */
const loadBulk = () => pingSite().then(() => import('./bulk.ts'));
const loadExports = () => pingSite().then(() => import('./exports.ts'));

const $bulk = atom(false);
/** Whether an action on several rows is running. */
export const $bulkRunning: ReadableAtom<boolean> = $bulk;
const $export = atom<ExportedList | null>(null);
/** The list that is being exported. */
export const $exporting: ReadableAtom<ExportedList | null> = $export;

const notLoaded = (cause: unknown): void => {
  const error = Object.assign(new ApiError(0, undefined), { cause });
  reportFailure(error, error.message);
};

/** As runBulk, one at a time. Never throws. */
export async function runBulk(request: BulkRequest): Promise<ReadonlySet<string>> {
  const all = new Set(request.rows.keys());
  if ($bulk.get() || all.size === 0) return all;
  $bulk.set(true);
  try {
    const bulk = await loadBulk();
    return await bulk.runBulk(request);
  } catch (cause) {
    notLoaded(cause);
    return all;
  } finally {
    $bulk.set(false);
  }
}

/** As exportList, one at a time. Never throws. */
export async function exportList(list: ExportedList, query: Query): Promise<void> {
  if ($export.get()) return;
  $export.set(list);
  try {
    const exports = await loadExports();
    await exports.exportList(list, query);
  } catch (cause) {
    notLoaded(cause);
  } finally {
    $export.set(null);
  }
}
