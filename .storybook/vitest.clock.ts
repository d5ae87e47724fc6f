import { vi } from 'vitest';

/** Fixes the date of story tests to Friday 20 November 2026, 09:42 IST, during a day shift. Timers stay real. */
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:42:00+05:30') });
