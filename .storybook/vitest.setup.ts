// Runs before each file of stories. The clock and the timers come first, so that nothing has used the real ones.
import './vitest.clock.ts';
import './vitest.idle.ts';
import { afterEach, beforeEach } from 'vitest';
import { expectLooksChecked, prepareStory } from './vitest.pictures.ts';

beforeEach(prepareStory);
afterEach(expectLooksChecked);
