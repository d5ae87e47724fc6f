import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** The raw message. */
  source: string;
}

export interface TestSmtp {
  url: string;
  received: ReceivedMail[];
  /** Refuses this many of the next mails with a text. */
  refuse: (times: number, text?: string) => void;
  /** Refuses an address permanently. */
  refuseAddress: (address: string) => void;
  /** Returns the number of connections so far. */
  connections: () => number;
  stop: () => Promise<void>;
}

/**
 * Starts an SMTP server on a free port. With `hangs` it never replies; with `refusesLogin` it
 * refuses credentials.
 */
export async function startSmtp({
  hangs = false,
  refusesLogin = false,
}: {
  hangs?: boolean;
  refusesLogin?: boolean;
} = {}): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  const refusedAddresses = new Set<string>();
  let refusals = 0;
  let refusal = '';
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: refusesLogin ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('No'), { responseCode: 535 })),
    onRcptTo: ({ address }, _session, done) =>
      refusedAddresses.has(address)
        ? done(Object.assign(new Error(`<${address}> is not here`), { responseCode: 550 }))
        : done(),
    logger: false,
    closeTimeout: 100,
    ...(hangs && { onConnect: () => {} }),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error(refusal), { responseCode: 451 }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, source: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    refuse: (times, text = 'Try again later') => {
      refusals = times;
      refusal = text;
    },
    refuseAddress: (address) => {
      refusedAddresses.add(address);
    },
    connections: () => connections,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}
