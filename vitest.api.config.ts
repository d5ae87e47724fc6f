import { defineConfig } from 'vitest/config';
import { apiProjects } from './tests/support/api-projects.ts';

/** API tests alone, on both engines: starts faster than vitest.config.ts. */
export default defineConfig({ test: { projects: apiProjects } });
