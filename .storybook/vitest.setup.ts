// Import the clock first, so that no module reads the real time.
import './vitest.clock.ts';
// In a module of its own, because Vitest runs this file again for the second file of stories in a window: each hook
// would act twice.
import './vitest.hooks.ts';
