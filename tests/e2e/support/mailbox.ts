import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  /** For SMTP_URL. */
  url: string;
  /** Waits for the next unread mail to an address; `heldMs` longer for one that is held back while undo is offered. */
  next: (address: string, options?: { heldMs: number }) => Promise<Email>;
  /** Waits for the next mail that asks an address whether a login was theirs. */
  newLogin: (address: string) => Promise<Email>;
  /** The six-digit code in the next mail to an address. */
  code: (address: string) => Promise<string>;
  /** Refuses an address with 550 until `accept` is called. */
  refuse: (address: string) => void;
  accept: (address: string) => void;
  stop: () => Promise<void>;
}

const WAIT_MS = 15_000;

/** Kept apart: it is sent at each login from another browser, so it may come before the mail that a test waits for. */
const NEW_LOGIN = 'New login to your Prahari account: was this you?';

/** Left out: what people are told of acts comes at its own time. */
const OF_ACTS = /^Prahari[: ]|^प्रहरी|was accepted$|^Your Prahari bill /;

const newLoginsOf = (address: string): string => `logins of ${address}`;

/** An SMTP server on a free port that keeps every mail but those about acts. */
export async function startMailbox(): Promise<Mailbox> {
  const waiting = new Map<string, ((mail: Email) => void)[]>();
  const arrived = new Map<string, Email[]>();
  const deliver = (address: string, mail: Email) => {
    const taker = waiting.get(address)?.shift();
    if (taker) taker(mail);
    else arrived.set(address, [...(arrived.get(address) ?? []), mail]);
  };
  const refused = new Set<string>();
  const server = new SMTPServer({
    onRcptTo: ({ address }, _session, done) =>
      refused.has(address.toLowerCase())
        ? done(Object.assign(new Error('No such address'), { responseCode: 550 }))
        : done(),
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        for (const { address } of session.envelope.rcptTo) {
          const to = address.toLowerCase();
          if (OF_ACTS.test(mail.subject ?? '')) continue;
          deliver(mail.subject === NEW_LOGIN ? newLoginsOf(to) : to, mail);
        }
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  const next: Mailbox['next'] = (address, { heldMs } = { heldMs: 0 }) => {
    const waitMs = WAIT_MS + heldMs;
    const [mail, ...rest] = arrived.get(address) ?? [];
    arrived.set(address, rest);
    if (mail) return Promise.resolve(mail);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No mail for ${address} within ${waitMs} ms`)), waitMs);
      waiting.set(address, [
        ...(waiting.get(address) ?? []),
        (found) => {
          clearTimeout(timer);
          resolve(found);
        },
      ]);
    });
  };

  return {
    url: `smtp://127.0.0.1:${port}`,
    next,
    newLogin: (address) => next(newLoginsOf(address)),
    code: async (address) => {
      const { text = '' } = await next(address);
      const code = /\b\d{6}\b/.exec(text)?.[0];
      if (!code) throw new Error(`No six digits in the mail to ${address}: ${text}`);
      return code;
    },
    refuse: (address) => void refused.add(address),
    accept: (address) => void refused.delete(address),
    stop: () => new Promise((done) => server.close(() => done())),
  };
}
