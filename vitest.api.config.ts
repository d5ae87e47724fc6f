import { defineConfig } from 'vitest/config';
import { apiProjects } from './tests/support/api-projects.ts';

/** The API's tests alone, on both engines: quicker to start than the whole of vitest.config.ts. */
export default defineConfig({ test: { projects: apiProjects } });
