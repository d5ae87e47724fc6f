// Runs once in each worker, before its first file of stories. The clock comes first, so that nothing
// has used the real one.
import './vitest.clock.ts';
import { inject } from 'vitest';
import preview from './preview.ts';
import { compareSnapshots } from './vitest.snapshots.ts';

// hooks run from last to first, so axe sees the story before its window and theme change
preview.composed.afterEach?.unshift(compareSnapshots);

// Axe looks at each story once; `npm run prove` lets it look again after each test of a story.
preview.composed.beforeEach?.push(({ tags, globals }) => {
  if (tags.includes('test-fn') && !inject('checksAfterTests')) globals.a11y = { manual: true };
});
