import { vi } from 'vitest';

/** Friday morning, in the first shift of the day, wherever and whenever stories are tested. Timers run on. */
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:42:00+05:30') });
