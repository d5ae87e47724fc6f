import { defineConfig } from 'vitest/config';
import { nodeProjects } from './tests/support/node-projects.ts';
import { storyProject } from './tests/support/story-project.ts';

export default defineConfig({ test: { projects: [...nodeProjects, await storyProject()] } });
