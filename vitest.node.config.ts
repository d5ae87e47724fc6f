import { defineConfig } from 'vitest/config';
import { nodeProjects } from './tests/support/node-projects.ts';

/** All tests but those of stories: starts faster than vitest.config.ts, which loads Storybook. */
export default defineConfig({ test: { projects: nodeProjects } });
