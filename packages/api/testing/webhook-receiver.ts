import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface TestReceiver {
  url: string;
  received: ReceivedWebhook[];
  /** The status of the next replies, 200 at first; null never replies. */
  status: number | null;
  stop: () => Promise<void>;
}

/** Starts a program that receives webhooks on this machine. */
export async function startReceiver(): Promise<TestReceiver> {
  const server = createServer((incoming, outgoing) => {
    let body = '';
    incoming.on('data', (chunk) => (body += chunk));
    incoming.on('end', () => {
      receiver.received.push({ headers: incoming.headers, body });
      if (receiver.status === null) return;
      outgoing.writeHead(receiver.status, { location: receiver.url }).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const receiver: TestReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/prahari`,
    received: [],
    status: 200,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
