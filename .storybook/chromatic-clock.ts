import isChromatic from 'chromatic/isChromatic';
import { fixDate, STORY_TIME } from './clock.ts';

// Imported before any story, because stories read the time while they load.
if (isChromatic()) fixDate(STORY_TIME);
