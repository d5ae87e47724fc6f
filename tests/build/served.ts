import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../packages/api/src/startup/server.ts';
import { dist } from './dist.ts';

export interface ServedSite {
  url: string;
  stop: () => Promise<void>;
}

/** The built site, served by the real server on a free port with a temporary data folder. */
export async function serveSite(): Promise<ServedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'prahari-site-'));
  const env = { SITE_URL: process.env.SITE_URL, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' };
  const server = await startServer({ env, siteDir: dist, print: () => {} });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
  return { url: `http://127.0.0.1:${server.port}`, stop };
}
