import { type BulkAction, bulkDone, bulkMessages, runBulk as runBulkEndpoint } from '@prahari/contract/bulk';
import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../../api/call.ts';
import { refreshOverview } from '../overview/overview.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';
import { offerUndo } from '../undo/undo.ts';

const $running = atom(false);
export const $bulkRunning: ReadableAtom<boolean> = $running;

/** A toast names this many refused rows. */
const MAX_NAMED = 4;

export interface BulkRequest {
  action: BulkAction;
  /** Names of the rows by id, to name those that were refused. */
  rows: ReadonlyMap<string, string>;
  /** Versions of the applications shown; an application changed since is refused. */
  versions?: ReadonlyMap<string, number>;
  /** The reason that each applicant is told. */
  reason?: string;
  /** Reloads the lists that show the rows; `changed` are the rows acted on. */
  reload: (changed?: ReadonlySet<string>) => Promise<unknown>;
}

function reportRefused(refused: readonly string[]): void {
  const cause = `refused ${refused.join()}`;
  for (const line of refused.slice(0, MAX_NAMED)) toast.failure(line, cause);
  if (refused.length > MAX_NAMED) toast.failure(`… and ${refused.length - MAX_NAMED} more`, cause);
}

async function run({ action, rows, versions, reason, reload }: BulkRequest): Promise<ReadonlySet<string>> {
  try {
    const body = {
      action,
      rowIds: [...rows.keys()],
      ...(reason && { reason }),
      ...(versions?.size && {
        versions: [...versions].map(([rowId, version]) => ({ rowId, version })),
      }),
    };
    const { data } = await call(runBulkEndpoint, body);
    const done = data.filter((row) => row.done);
    const refused = data.filter((row) => !row.done);
    const offers = done.flatMap(({ undo }) => (undo ? [undo] : []));
    if (offers.length > 0) offerUndo(bulkDone[action](done.length), offers, reload);
    reportRefused(refused.map(({ _id, message = bulkMessages.failed }) => `${rows.get(_id)}: ${message}`));
    refreshOverview();
    await reload(new Set(done.map(({ _id }) => _id)));
    return new Set(refused.map(({ _id }) => _id));
  } catch (error) {
    reportFailure(error, serverMessageOr(error, bulkMessages.failed));
    await reload();
    return new Set(rows.keys());
  }
}

/** Acts on several rows and reports the result. Returns the ids of refused rows. */
export async function runBulk(request: BulkRequest): Promise<ReadonlySet<string>> {
  if ($running.get() || request.rows.size === 0) return new Set(request.rows.keys());
  $running.set(true);
  try {
    return await run(request);
  } finally {
    $running.set(false);
  }
}
