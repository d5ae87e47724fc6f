import isChromatic from 'chromatic/isChromatic';
import { fixDate, STORY_TIME } from './clock.ts';

// Imported before any story, because stories read the time while they are loaded. Vitest has vitest.clock.ts.
if (isChromatic()) fixDate(STORY_TIME);
