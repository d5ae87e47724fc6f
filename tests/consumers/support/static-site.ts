import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
};

/** The file of a path: as it is, with `.html`, or the index of the folder; for apps that route in the browser the index page. */
function fileOf(folder: string, path: string): string {
  const file = [path, `${path}.html`, join(path, 'index.html')]
    .map((name) => join(folder, name))
    .find((name) => existsSync(name) && statSync(name).isFile());
  return file ?? join(folder, 'index.html');
}

/** Serves a built site as a static host does, with a /config.js that says where the API is. */
export async function serveStatic(folder: string, apiUrl: () => string) {
  const http = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/config.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(`globalThis.API_URL = ${JSON.stringify(apiUrl())};`);
      return;
    }
    const file = fileOf(folder, decodeURIComponent(pathname));
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const { port } = http.address() as AddressInfo;
  const stop = () => {
    http.closeAllConnections();
    return new Promise<void>((done) => http.close(() => done()));
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
