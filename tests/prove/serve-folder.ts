import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface ServedFolder {
  url: string;
  close: () => Promise<void>;
}

function fileOf(folder: string, path: string): string | undefined {
  const file = resolve(join(folder, decodeURIComponent(path)));
  if (!file.startsWith(folder) || !existsSync(file)) return undefined;
  return statSync(file).isDirectory() ? fileOf(folder, `${path}/index.html`) : file;
}

/** Serves a folder as any static host does. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const root = resolve(folder);
  const server = createServer(({ url = '/' }, response) => {
    const file = fileOf(root, new URL(url, 'http://localhost').pathname);
    if (!file) response.writeHead(404).end();
    else
      response
        .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
        .end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
