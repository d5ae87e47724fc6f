import { vi } from 'vitest';
import { STORY_TIME } from './clock.ts';

/** Fixes the date of story tests to Friday 20 November 2026, 09:42 IST, during a day shift. Timers stay real. */
export const fixDate = () => vi.useFakeTimers({ toFake: ['Date'], now: STORY_TIME });

/** Vitest makes the URL of the set-up from the date: with a fixed one, the set-up would not run again for the next file. */
export const restoreDate = () => vi.useRealTimers();

// at once, so that no module reads the real date while it is loaded
fixDate();
