import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
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

/** Bytes of a response over HTTP/1.1: status line, headers and compressed body. */
export const bytesOf = ({ url }: ServedSite, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get(`${url}${path}`, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const { rawHeaders, httpVersion, statusCode, statusMessage } = answer;
      // name, colon and space, value, line break
      const head = rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text) + 2, 0);
      let bytes = `HTTP/${httpVersion} ${statusCode} ${statusMessage}\r\n\r\n`.length + head;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    });
    request.on('error', reject);
  });
