import { defineConfig } from 'vitest/config';
import { faultProject } from './tests/support/fault-projects.ts';

/** The proofs alone: quicker to start than the whole of vitest.config.ts. */
export default defineConfig({ test: { projects: [faultProject] } });
