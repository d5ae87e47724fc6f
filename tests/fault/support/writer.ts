import { type AcknowledgedWrites, type RowState, recordWrite } from './acknowledged-writes.ts';
import type { HttpCall, HttpClient, HttpReply } from './http-client.ts';

export interface WriteStep extends HttpCall {
  /** Rows that must exist once the call is acknowledged. */
  resultingRows: (reply: HttpReply) => RowState[];
  /** The state that an updated row may have although no reply came. */
  possibleRow?: RowState;
  /** The status of a repeated call after a lost reply. */
  repeatStatus?: number;
}

export interface Writer {
  /** Writes until no reply comes. First repeats the last unanswered call with its key. */
  work: (httpClient: HttpClient) => Promise<void>;
  pendingStep: () => WriteStep | undefined;
  stop: () => void;
}

export interface WriteCounts {
  acknowledged: number;
  repeated: number;
  unavailable: number;
  /** Other replies, each with its call. */
  unexpected: string[];
}

export const newWriteCounts = (): WriteCounts => ({
  acknowledged: 0,
  repeated: 0,
  unavailable: 0,
  unexpected: [],
});

/** Waits for `writes` more acknowledged writes, so that slow machines test as much. */
export async function waitForWrites(counts: WriteCounts, writes: number): Promise<void> {
  const enough = counts.acknowledged + writes;
  while (counts.acknowledged < enough && counts.unexpected.length === 0) await sleep(5);
}

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Sends `steps` across restarts. A 503 may have written and is repeated; a 429 has not. */
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
          // Refused before anything was written.
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
