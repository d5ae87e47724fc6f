import { defineConfig } from 'vitest/config';
import { exhaustiveTag } from './packages/api/testing/exhaustive.ts';
import { faultProjects } from './tests/support/fault-projects.ts';

/** Fault and load tests alone: starts faster than vitest.config.ts. */
export default defineConfig({ test: { ...exhaustiveTag, projects: faultProjects } });
