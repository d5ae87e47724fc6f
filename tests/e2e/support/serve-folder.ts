import { startServer } from '../../../packages/api/src/start/server.ts';

/** The real server on a site that was built somewhere else than in dist/: `node serve-folder.ts <folder>`. */
const server = await startServer({ env: process.env, siteDir: process.argv[2], say: () => {} });
process.once('SIGTERM', () => server.stop().then(() => process.exit(0)));
