// Runs before each file of stories. All files share one frame: what keeps state or wraps a global is in the imported modules, which
// run once. The clock and the timers come first, so that nothing has used the real ones.
import './vitest.clock.ts';
import './vitest.idle.ts';
import { afterEach, beforeEach } from 'vitest';
import { expectLooksChecked, prepareStory } from './vitest.pictures.ts';

beforeEach(prepareStory);
afterEach(expectLooksChecked);
