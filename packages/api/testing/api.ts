import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import '@hono/node-server/utils/response';
import type { Role } from '@prahari/contract/roles';
import pino from 'pino';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { newId, nowText } from '../src/db/ids.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open.ts';
import type { Db } from '../src/db/tables.ts';
import { hashPassword } from '../src/features/auth/passwords/passwords.ts';
import { createSession } from '../src/features/auth/sessions/sessions.service.ts';
import { endpointOf } from '../src/http/access.ts';
import { environmentOf, freshDatabase } from './database.ts';

export interface Reply {
  status: number;
  headers: Headers;
  // Untyped, because tests inspect replies of any shape.
  // biome-ignore lint/suspicious/noExplicitAny: what a reply holds is what a test finds out
  body: any;
}

/** Returns the status of a reply and the code of its refusal. */
export const statusAndCode = ({ status, body }: Reply) => [status, body.code];

export interface SendOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestApi {
  db: Db;
  url: string;
  /** Environment variables of its database, for another process. */
  environment: Record<string, string>;
  /** Returns the newest token of the session that began with this one. */
  newestToken: (token: string) => string;
  /** Calls `/api${path}` over a real socket. */
  send: (method: string, path: string, options?: SendOptions) => Promise<Reply>;
  get: (path: string, token?: string) => Promise<Reply>;
  post: (path: string, body: unknown, token?: string, headers?: Record<string, string>) => Promise<Reply>;
  put: (path: string, body: unknown, token?: string) => Promise<Reply>;
  /** Inserts a user with a session into the database. Password: `correct horse battery`. */
  signIn: (
    role: Role,
    person?: { name?: string; email?: string },
  ) => Promise<{ token: string; userId: string; email: string; name: string }>;
  stop: () => Promise<void>;
}

const isRenewing = (method: string, path: string): boolean => endpointOf(method, path)?.renewsToken === true;

export const TEST_PASSWORD = 'correct horse battery';

/** Starts the application on a new database of the project's engine at a free port. */
export async function startApi(
  env: Record<string, string> = {},
  wakeMailer: () => void = () => {},
): Promise<TestApi> {
  const database = await freshDatabase();
  const environment = environmentOf(database);
  const config = readConfig({
    ...environment,
    AUTH_CALLS_PER_SOURCE: '0',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const log = pino({ level: config.logLevel });
  const db = await openDatabase(config, () => {});
  await migrate(db);
  const app = createApp({ db, config, log, wakeMailer, siteDir: undefined });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((done) => server.once('listening', () => done()));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const passwordHash = await hashPassword(TEST_PASSWORD);

  // Callers keep the token that a session began with; it is replaced by the newest, as in a browser.
  const renewed = new Map<string, string>();
  const newest = (token: string): string => {
    const next = renewed.get(token);
    return next === undefined ? token : newest(next);
  };

  const send: TestApi['send'] = async (method, path, { token, body, headers } = {}) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${newest(token)}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isFile = response.headers.has('content-disposition');
    const reply = isFile ? text : text ? JSON.parse(text) : undefined;
    if (token !== undefined && isRenewing(method, `/api${path}`) && reply?.token)
      renewed.set(newest(token), reply.token);
    return { status: response.status, headers: response.headers, body: reply };
  };

  return {
    db,
    url,
    environment,
    newestToken: newest,
    send,
    get: (path, token) => send('GET', path, { token }),
    post: (path, body, token, headers) => send('POST', path, { body, token, ...(headers && { headers }) }),
    put: (path, body, token) => send('PUT', path, { body, token }),
    signIn: async (role, person = {}) => {
      const userId = newId();
      const email = person.email ?? `${role}-${userId}@example.com`;
      const name = person.name ?? `Test ${role}`;
      await db
        .insertInto('users')
        .values({
          id: userId,
          email,
          name,
          phone: '+91 98765 43210',
          role,
          password_hash: passwordHash,
          created_at: nowText(),
        })
        .execute();
      const { token } = await createSession(
        db,
        { id: userId, role },
        { source: '127.0.0.1', userAgent: null },
      );
      return { token, userId, email, name };
    },
    stop: async () => {
      await new Promise<void>((done, fail) => server.close((error) => (error ? fail(error) : done())));
      await db.destroy();
      await database.drop();
    },
  };
}
