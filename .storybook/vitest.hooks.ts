import { inject } from 'vitest';
import preview from './preview.ts';
import { endRequestsWithStory } from './vitest.requests.ts';
import { compareSnapshots } from './vitest.snapshots.ts';

preview.composed.beforeEach?.push(endRequestsWithStory);

// Stories share a window, and their clicks are all at 0, 0: a story's first click would be taken for the second of a
// double click whose first was in the story before (base/ignore-repeated-clicks.ts). This one is elsewhere.
preview.composed.beforeEach?.push(() => {
  window.dispatchEvent(new MouseEvent('click', { clientX: -100 }));
});

// Hooks run from last to first, so axe sees the story before its window and theme change.
preview.composed.afterEach?.unshift(compareSnapshots);

// A passed look of axe lists each element, and the runner would get a hundred kilobytes with every story.
preview.composed.afterEach?.unshift(({ reporting }) => {
  if (reporting.reports.every(({ status }) => status === 'passed')) reporting.reports.length = 0;
});

// Axe looks at each story once; `npm run prove` lets it look again after each test of a story.
preview.composed.beforeEach?.push(({ tags, globals }) => {
  if (tags.includes('test-fn') && !inject('checksAfterTests')) globals.a11y = { manual: true };
});
