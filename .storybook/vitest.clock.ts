import { vi } from 'vitest';

/** Stories are tested on Friday 20 November 2026 at 09:42 IST, in the first shift of the day. Timers are real. */
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:42:00+05:30') });
