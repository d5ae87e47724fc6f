import { createServer, type Server as NetServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Accepts mail, defers it (451), never replies, or doesn't listen. */
export type MailServerMode = 'accepts' | 'defers' | 'hangs' | 'down';

export interface MailServer {
  url: string;
  /** Deliveries by outbox id, the first part of the Message-ID. */
  received: Map<string, number>;
  rejected: Set<string>;
  setMode: (mode: MailServerMode) => Promise<void>;
}

const temporaryError = () => Object.assign(new Error('Try again later'), { responseCode: 451 });
const permanentError = () => Object.assign(new Error('No such mailbox'), { responseCode: 550 });

function smtp(received: Map<string, number>, rejected: Set<string>, defers: boolean): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 50,
    onRcptTo: ({ address }, _session, done) => done(rejected.has(address) ? permanentError() : null),
    onData(stream, _session, done) {
      let source = '';
      stream.setEncoding('utf8').on('data', (text: string) => {
        source += text;
      });
      stream.on('end', () => {
        if (defers) return done(temporaryError());
        const id = /^Message-ID: <([^@>]+)@/im.exec(source)?.[1] ?? 'none';
        received.set(id, (received.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  server.on('error', () => {});
  return server;
}

function silent(sockets: Set<Socket>): NetServer {
  return createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  });
}

/** Starts an SMTP server in mode `accepts`. It keeps its port when the mode changes. */
export async function startMailServer(): Promise<MailServer> {
  const received = new Map<string, number>();
  const rejected = new Set<string>();
  let close = async (): Promise<void> => {};
  let port = 0;

  async function setMode(mode: MailServerMode): Promise<void> {
    await close();
    close = async () => {};
    if (mode === 'down') return;
    const sockets = new Set<Socket>();
    const server = mode === 'hangs' ? silent(sockets) : smtp(received, rejected, mode === 'defers');
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const net = server instanceof SMTPServer ? server.server : server;
    const address = net.address();
    port = typeof address === 'object' && address ? address.port : port;
    close = () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      });
  }

  await setMode('accepts');
  return { url: `smtp://127.0.0.1:${port}`, received, rejected, setMode };
}
