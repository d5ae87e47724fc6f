import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
const TEXT = /^text\/|javascript|json|xml|svg/;

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** The file of a path; index.html for other paths, as single-page applications need. */
function fileFor(dir: string, path: string) {
  const file = join(dir, normalize(join('/', path)));
  return [file, join(file, 'index.html'), `${file}.html`].find(isFile) ?? join(dir, 'index.html');
}

export interface PeerServer {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves a folder as a static host does: text files compressed with brotli once, on their first request, and hashed files
 * cached for a year.
 */
export function servePeer(dir: string): Promise<PeerServer> {
  const bodies = new Map<string, Buffer>();
  const bodyOf = (file: string, isText: boolean): Buffer => {
    const known = bodies.get(file);
    if (known) return known;
    const raw = readFileSync(file);
    const body = isText ? brotliCompressSync(raw) : raw;
    bodies.set(file, body);
    return body;
  };
  const server = createServer((request, response) => {
    const file = fileFor(dir, decodeURIComponent(new URL(request.url ?? '/', 'http://peer').pathname));
    const type = TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
    const isText = TEXT.test(type);
    const body = bodyOf(file, isText);
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': body.length,
      'Cache-Control': type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(isText && { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }),
    });
    response.end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        stop: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      }),
    );
  });
}
