import { defineConfig } from 'vitest/config';
import { exhaustiveTag } from './packages/api/testing/exhaustive.ts';
import { apiProjects } from './tests/support/api-projects.ts';

/** API tests alone, on both engines: starts faster than vitest.config.ts. */
export default defineConfig({ test: { ...exhaustiveTag, projects: apiProjects } });
