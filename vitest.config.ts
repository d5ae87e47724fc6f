import { defineConfig } from 'vitest/config';
import { exhaustiveTag } from './packages/api/testing/exhaustive.ts';
import { nodeProjects } from './tests/support/node-projects.ts';
import { storyProject } from './tests/support/story-project.ts';

export default defineConfig({
  test: { ...exhaustiveTag, projects: [...nodeProjects, await storyProject()] },
});
