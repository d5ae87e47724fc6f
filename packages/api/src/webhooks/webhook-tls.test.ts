import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { sendError, webhookSender } from './send-webhook.ts';

/** A CA and its certificates, made for these tests only (testing/tls/make.sh). */
const pem = (name: string) => readFileSync(new URL(`../../testing/tls/${name}.pem`, import.meta.url), 'utf8');
const ca = pem('ca');

interface Received {
  body: string;
  servername: unknown;
}

/** Starts a receiver with this certificate, and sends it an event over TLS. */
async function deliver(certificate: string, options: { ca?: string }) {
  const received: Received[] = [];
  const server = createServer({ key: pem('key'), cert: pem(certificate) }, (incoming, outgoing) => {
    let body = '';
    incoming.on('data', (chunk) => (body += chunk));
    incoming.on('end', () => {
      received.push({ body, servername: (incoming.socket as Partial<Received>).servername });
      outgoing.writeHead(204).end();
    });
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  const request = { url: `https://localhost:${port}/prahari`, headers: {}, body: '{"type":"webhook.test"}' };
  const outcome = await webhookSender({ canBeLoopback: true, ...options })(request).catch(sendError);
  return { outcome, received };
}

test('a delivery arrives over TLS where the certificate is good, and names the host', async () => {
  expect(await deliver('localhost', { ca })).toEqual({
    outcome: 204,
    received: [{ body: '{"type":"webhook.test"}', servername: 'localhost' }],
  });
});

test.each([
  ['of a CA that nobody knows', 'localhost', {}],
  ['of another host', 'other-host', { ca }],
  ['that has expired', 'expired', { ca }],
])('a certificate %s is refused before anything is sent', async (_, certificate, options) => {
  expect(await deliver(certificate, options)).toEqual({
    outcome: 'The certificate is not valid',
    received: [],
  });
});
