import { mock } from 'node:test';

export interface Act {
  /** An instant in ms since 1970; one to come counts as now. */
  at: number;
  run: () => Promise<unknown>;
}

/** Runs acts in their order, each with the clock at its time, so that the services date what they write. */
export async function runActs(acts: readonly Act[]): Promise<void> {
  const now = Date.now();
  mock.timers.enable({ apis: ['Date'], now });
  try {
    for (const { at, run } of [...acts].sort((one, other) => one.at - other.at)) {
      mock.timers.setTime(Math.min(at, now));
      await run();
    }
  } finally {
    mock.timers.reset();
  }
}
