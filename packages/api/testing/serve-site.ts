import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../src/startup/server.ts';
import { environmentOf, freshDatabase } from './database.ts';

export interface ServerWithSite {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the server like `npm start`, with a site of two pages and a file outside the site. */
export async function startServerWithSite(env: Record<string, string> = {}): Promise<ServerWithSite> {
  const database = await freshDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'prahari-served-'));
  const siteDir = join(folder, 'site');
  mkdirSync(join(siteDir, 'about'), { recursive: true });
  mkdirSync(join(siteDir, '_astro'));
  writeFileSync(join(siteDir, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(siteDir, 'about/index.html'), '<h1>About</h1>');
  writeFileSync(join(siteDir, '_astro/site.abc123.js'), 'export {}');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const server = await startServer({
    env: { ...environmentOf(database), PORT: '0', LOG_LEVEL: 'silent', AUTH_CALLS_PER_SOURCE: '0', ...env },
    siteDir,
    print: () => {},
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
      await database.drop();
    },
  };
}
