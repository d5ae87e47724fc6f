import { BULK_MAX } from '@prahari/contract/constants';
import {
  type BulkAction,
  bulkDone,
  bulkMessages,
  runBulk as runBulkEndpoint,
  statusAfter,
} from '@prahari/contract/office';
import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../../api/call.ts';
import { refreshOverview } from '../overview/overview.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';
import { announce } from '../undo/undo.ts';

const $running = atom(false);
export const $bulkRunning: ReadableAtom<boolean> = $running;

/** A toast names this many refused rows. */
const MAX_NAMED = 4;

export interface BulkRequest {
  action: BulkAction;
  /** By name, to name those that were refused. An application that changed since the version shown is refused. */
  rows: readonly { _id: string; name: string; version?: number | undefined }[];
  /** The reason that each applicant is told. */
  reason?: string;
  /** Reloads the lists that show the rows; `changed` are the rows acted on, which have this status now. */
  reload: (changed?: ReadonlySet<string>, now?: { status: string }) => Promise<unknown>;
}

function reportRefused(refused: readonly string[]): void {
  const cause = `refused ${refused.join()}`;
  for (const line of refused.slice(0, MAX_NAMED)) toast.failure(line, cause);
  if (refused.length > MAX_NAMED) toast.failure(`… and ${refused.length - MAX_NAMED} more`, cause);
}

async function run({ action, rows, reason, reload }: BulkRequest): Promise<ReadonlySet<string>> {
  try {
    const versions = rows.flatMap(({ _id: rowId, version }) =>
      version === undefined ? [] : [{ rowId, version }],
    );
    const body = {
      action,
      rowIds: rows.map(({ _id }) => _id),
      ...(reason && { reason }),
      ...(versions.length > 0 && { versions }),
    };
    const { data } = await call(runBulkEndpoint, body);
    const done = data.filter((row) => row.done);
    const refused = data.filter((row) => !row.done);
    const undos = done.flatMap(({ undo }) => (undo ? [undo] : []));
    if (undos.length > 0) announce({ undos }, { message: bulkDone(action, done.length), reload });
    const nameOf = (id: string) => rows.find(({ _id }) => _id === id)?.name;
    reportRefused(refused.map(({ _id, message = bulkMessages.failed }) => `${nameOf(_id)}: ${message}`));
    const reloaded = reload(new Set(done.map(({ _id }) => _id)), { status: statusAfter(action) });
    refreshOverview();
    await reloaded;
    return new Set(refused.map(({ _id }) => _id));
  } catch (error) {
    reportFailure(error, serverMessageOr(error, bulkMessages.failed));
    await reload();
    return new Set(rows.map(({ _id }) => _id));
  }
}

/** Acts on several rows and reports the result. Returns the ids of refused rows. */
export async function runBulk(request: BulkRequest): Promise<ReadonlySet<string>> {
  const all = new Set(request.rows.map(({ _id }) => _id));
  if ($running.get() || all.size === 0) return all;
  if (all.size > BULK_MAX) {
    toast.failure(bulkMessages.tooMany);
    return all;
  }
  $running.set(true);
  try {
    return await run(request);
  } finally {
    $running.set(false);
  }
}
