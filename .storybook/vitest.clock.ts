import { vi } from 'vitest';
import { STORY_TIME } from './clock.ts';

// Fix the date before other modules load and read it. Timers stay real.
vi.useFakeTimers({ toFake: ['Date'], now: STORY_TIME });
