// Runs before each file of stories. The clock and the timers come first, so that nothing has used the real ones.
import { fixDate, restoreDate } from './vitest.clock.ts';
import './vitest.idle.ts';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { expectLooksChecked, prepareStory } from './vitest.pictures.ts';

fixDate();
beforeEach(prepareStory);
afterEach(expectLooksChecked);
afterAll(restoreDate);
