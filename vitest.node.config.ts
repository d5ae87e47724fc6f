import { defineConfig } from 'vitest/config';
import { exhaustiveTag } from './packages/api/testing/exhaustive.ts';
import { nodeProjects } from './tests/support/node-projects.ts';

/** All tests but those of stories: starts faster than vitest.config.ts, which loads Storybook. */
export default defineConfig({ test: { ...exhaustiveTag, projects: nodeProjects } });
