// Runs once in each worker, before its first file of stories. The clock comes first, so that nothing
// has used the real one.
import './vitest.clock.ts';
import preview from './preview.ts';
import { compareSnapshots } from './vitest.snapshots.ts';

// hooks run from last to first, so axe sees the story before its window and theme change
preview.composed.afterEach?.unshift(compareSnapshots);
