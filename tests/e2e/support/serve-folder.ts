import { startServer } from '../../../packages/api/src/startup/server.ts';

/** Runs the server with another built site than dist/: `node serve-folder.ts <folder>`. */
const server = await startServer({ env: process.env, siteDir: process.argv[2], print: () => {} });
process.once('SIGTERM', () => server.stop().then(() => process.exit(0)));
