import { type Fact, type Ledger, remember } from './acknowledged-writes.ts';
import type { Answer, Ask, Caller } from './http-client.ts';

/** A call that changes something. */
export interface Step extends Ask {
  /** What is true from the answer on. */
  makes: (answer: Answer) => Fact[];
  /** For a change of something that is there: what may be true already although no answer came. */
  mayMake?: Fact;
  /** Also an answer to the same call sent a second time, when the first one was done but its answer never came. */
  whenRepeated?: number;
}

export interface Writer {
  /** Works until no answer comes. Sends first what was not answered the last time, with the same key and body. */
  work: (caller: Caller) => Promise<void>;
  /** What was sent and not answered with success yet. */
  unsure: () => Step | undefined;
  /** Ends its work after the call under way. */
  stop: () => void;
}

export interface Tally {
  acknowledged: number;
  /** Repeated after no answer, or a 503. */
  repeated: number;
  unavailable: number;
  /** Any other answer: what it was and to what. */
  wrong: string[];
}

export const newTally = (): Tally => ({ acknowledged: 0, repeated: 0, unavailable: 0, wrong: [] });

/** Resolves after so many more acknowledged writes: a busy machine must not make it a proof of nothing. */
export async function more(tally: Tally, writes: number): Promise<void> {
  const enough = tally.acknowledged + writes;
  while (tally.acknowledged < enough && tally.wrong.length === 0) await waitFor(5);
}

const waitFor = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Somebody who works through `steps`, one call after another, over the lives of many servers. A 503 with Retry-After is
 * repeated as if nothing had come, since the change may have been made.
 */
export function writer(steps: Iterator<Step, void, void>, ledger: Ledger, tally: Tally): Writer {
  let current = steps.next();
  let asked = false;
  let stopped = false;
  const settle = (step: Step, answer: Answer, again: boolean): boolean => {
    if (answer.status < 300) {
      for (const fact of step.makes(answer)) remember(ledger, fact);
    } else if (again && answer.status === step.whenRepeated) {
      if (step.mayMake) remember(ledger, step.mayMake);
    } else {
      tally.wrong.push(`${answer.status} ${answer.body.code} to ${step.method} ${step.path}`);
      return false;
    }
    tally.acknowledged += 1;
    return true;
  };
  return {
    stop: () => {
      stopped = true;
    },
    unsure: () => (asked && !current.done ? current.value : undefined),
    work: async (caller) => {
      while (!current.done && !stopped) {
        const step = current.value;
        const again = asked;
        asked = true;
        if (again) tally.repeated += 1;
        const answer = await caller.ask(step);
        if (!answer) return;
        if (answer.status === 503 && answer.headers['retry-after']) {
          tally.unavailable += 1;
          await waitFor(20);
          continue;
        }
        if (!settle(step, answer, again)) {
          stopped = true;
          return;
        }
        asked = false;
        current = steps.next();
      }
    },
  };
}
