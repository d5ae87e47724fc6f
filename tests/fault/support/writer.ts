import { type AcknowledgedWrites, type RowState, recordWrite } from './acknowledged-writes.ts';
import type { HttpCall, HttpClient, HttpReply } from './http-client.ts';

/** A call that changes something. */
export interface WriteStep extends HttpCall {
  /** The rows that must exist once the call is acknowledged. */
  resultingRows: (reply: HttpReply) => RowState[];
  /** For an update: the row as it may be although no reply came. */
  possibleRow?: RowState;
  /** The status of a repeated call whose first reply was lost. */
  repeatStatus?: number;
}

export interface Writer {
  /** Writes until no reply comes. Begins by repeating the last unanswered call with the same key and body. */
  work: (httpClient: HttpClient) => Promise<void>;
  /** The call sent but not acknowledged yet. */
  pendingStep: () => WriteStep | undefined;
  /** Stops after the current call. */
  stop: () => void;
}

export interface WriteCounts {
  acknowledged: number;
  /** Calls repeated after no reply or a 503. */
  repeated: number;
  unavailable: number;
  /** Any other reply, with its call. */
  unexpected: string[];
}

export const newWriteCounts = (): WriteCounts => ({
  acknowledged: 0,
  repeated: 0,
  unavailable: 0,
  unexpected: [],
});

/** Waits for `writes` more acknowledged writes, so that a slow machine tests as much as a fast one. */
export async function waitForWrites(counts: WriteCounts, writes: number): Promise<void> {
  const enough = counts.acknowledged + writes;
  while (counts.acknowledged < enough && counts.unexpected.length === 0) await sleep(5);
}

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Sends `steps` one after another, across server restarts. A 503 with Retry-After is repeated like a missing reply, since the
 * change may have been made; a 429 as if it had not been sent. Pauses before each new step.
 */
export function createWriter(
  steps: Iterator<WriteStep, void, void>,
  acknowledgedWrites: AcknowledgedWrites,
  counts: WriteCounts,
  pause: () => Promise<void> = async () => {},
): Writer {
  let current = steps.next();
  let isPending = false;
  let stopped = false;
  const recordReply = (step: WriteStep, reply: HttpReply, isRepeat: boolean): boolean => {
    if (reply.status < 300) {
      for (const row of step.resultingRows(reply)) recordWrite(acknowledgedWrites, row);
    } else if (isRepeat && reply.status === step.repeatStatus) {
      if (step.possibleRow) recordWrite(acknowledgedWrites, step.possibleRow);
    } else {
      counts.unexpected.push(`${reply.status} ${reply.body.code} to ${step.method} ${step.path}`);
      return false;
    }
    counts.acknowledged += 1;
    return true;
  };
  return {
    stop: () => {
      stopped = true;
    },
    pendingStep: () => (isPending && !current.done ? current.value : undefined),
    work: async (httpClient) => {
      while (!current.done && !stopped) {
        const step = current.value;
        const isRepeat = isPending;
        if (!isRepeat) await pause();
        if (stopped) return;
        isPending = true;
        if (isRepeat) counts.repeated += 1;
        const reply = await httpClient.send(step);
        if (!reply) return;
        if (reply.status === 503 && reply.headers['retry-after']) {
          counts.unavailable += 1;
          await sleep(20);
          continue;
        }
        if (reply.status === 429) {
          // refused before anything was written
          isPending = isRepeat;
          await sleep(Number(reply.headers['retry-after']) * 1000);
          continue;
        }
        if (!recordReply(step, reply, isRepeat)) {
          stopped = true;
          return;
        }
        isPending = false;
        current = steps.next();
      }
    },
  };
}
