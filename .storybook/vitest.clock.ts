import { vi } from 'vitest';
import { STORY_TIME } from './clock.ts';

// Timers stay real. At once, so that no module reads the real date while it is loaded.
vi.useFakeTimers({ toFake: ['Date'], now: STORY_TIME });
