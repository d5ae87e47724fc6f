import { vi } from 'vitest';
import { STORY_TIME } from './clock.ts';

/** Fixes the date of story tests to Friday 20 November 2026, 09:42 IST, during a day shift. Timers stay real. */
vi.useFakeTimers({ toFake: ['Date'], now: STORY_TIME });
