import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { dataFolder } from './data-folder.ts';

const BUCKET = 'receipts';

type Behavior = 'well' | 'hangs' | 'fails' | 'lies' | 'cuts' | 'floods';

export interface TestS3 {
  /** The folder with the files of the bucket. */
  folder: string;
  /** Environment variables of a server that uses the bucket. */
  env: Record<string, string>;
  /** The calls so far, each with its signature. */
  calls: { method: string; path: string; authorization: string }[];
  /**
   * Lets calls through, leaves them without a reply, or fails them as a broken storage does: with an error, a page, a
   * file that is cut off, or one without end.
   */
  behave: (as: Behavior) => void;
  stop: () => Promise<void>;
}

/** Starts a server that speaks S3 on a free port, with an empty bucket. It knows one key and checks each signature. */
export async function startS3(): Promise<TestS3> {
  const directory = dataFolder('prahari-s3-');
  // Its address in the style that has the bucket in the host's name.
  const serviceEndpoint = 's3.localhost';
  const s3 = new S3rver({ directory, silent: true, serviceEndpoint, configureBuckets: [{ name: BUCKET }] });
  await s3.configureBuckets();
  const answer = s3.callback();
  const calls: TestS3['calls'] = [];
  let state: Behavior = 'well';
  const note = ({ method = '', url = '', headers }: IncomingMessage) =>
    calls.push({ method, path: url, authorization: headers.authorization ?? '' });
  const server = createServer((request, response) => {
    note(request);
    if (state === 'hangs') return;
    if (state === 'fails') response.writeHead(500).end('<html>Internal Server Error</html>');
    else if (state === 'lies') response.end('<html>Sign in to the network</html>');
    else if (state === 'cuts') {
      response.writeHead(200, { 'Content-Length': 1000 }).write('%PDF-1.7');
      setImmediate(() => response.destroy());
    } else if (state === 'floods') {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 'x')));
      };
      response.writeHead(200).on('drain', more);
      more();
    }
    // The server itself lets calls without a signature through.
    else if (request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) void answer(request, response);
    else response.writeHead(403).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    folder: join(directory, BUCKET),
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    calls,
    behave: (as) => {
      state = as;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
