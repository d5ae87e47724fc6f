import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
};

export interface StaticSite {
  url: string;
  stop: () => Promise<void>;
}

/** Finds the file of a path: as it is, with `.html`, or the index of the folder. */
const fileOf = (folder: string, path: string): string | undefined =>
  [path, `${path}.html`, join(path, 'index.html')]
    .map((name) => join(folder, name))
    .find((name) => existsSync(name) && statSync(name).isFile());

/**
 * Serves a folder as a static host does. With `apiUrl` it is an app that routes in the browser: other
 * paths get its index page, and /config.js says where the API is.
 */
export async function serveStatic(folder: string, apiUrl?: () => string): Promise<StaticSite> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (apiUrl && pathname === '/config.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(`globalThis.API_URL = ${JSON.stringify(apiUrl())};`);
      return;
    }
    const file = fileOf(folder, decodeURIComponent(pathname)) ?? (apiUrl && join(folder, 'index.html'));
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
