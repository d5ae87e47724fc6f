import { createServer, type Server as NetServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What the mail server does with mail: takes it, puts it off, never says a word, or is not there. */
export type Mood = 'takes' | 'refuses' | 'hangs' | 'away';

export interface MailServer {
  url: string;
  /** How often each mail came, by its Message-ID without the domain: the outbox row's id. */
  received: Map<string, number>;
  /** Recipients that are refused for good, whatever else it does. */
  rejected: Set<string>;
  turn: (mood: Mood) => Promise<void>;
}

const temporary = () => Object.assign(new Error('Try again later'), { responseCode: 451 });
const forGood = () => Object.assign(new Error('No such mailbox'), { responseCode: 550 });

function smtp(received: Map<string, number>, rejected: Set<string>, refuses: boolean): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 50,
    onRcptTo: ({ address }, _session, done) => done(rejected.has(address) ? forGood() : null),
    onData(stream, _session, done) {
      let source = '';
      stream.setEncoding('utf8').on('data', (text: string) => {
        source += text;
      });
      stream.on('end', () => {
        if (refuses) return done(temporary());
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

/** A real mail server on a port that stays the same while it comes, goes and behaves badly. Starts by taking mail. */
export async function startMailServer(): Promise<MailServer> {
  const received = new Map<string, number>();
  const rejected = new Set<string>();
  let close = async (): Promise<void> => {};
  let port = 0;

  async function turn(mood: Mood): Promise<void> {
    await close();
    close = async () => {};
    if (mood === 'away') return;
    const sockets = new Set<Socket>();
    const server = mood === 'hangs' ? silent(sockets) : smtp(received, rejected, mood === 'refuses');
    await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
    const net = server instanceof SMTPServer ? server.server : server;
    const address = net.address();
    port = typeof address === 'object' && address ? address.port : port;
    close = () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      });
  }

  await turn('takes');
  return { url: `smtp://127.0.0.1:${port}`, received, rejected, turn };
}
