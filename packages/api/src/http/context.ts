import type { Role } from '@prahari/contract';
import { Hono } from 'hono';
import type { Logger } from 'pino';

/** The person behind a bearer token. */
export interface Caller {
  id: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
}

export interface AppEnv {
  Variables: {
    requestId: string;
    log: Logger;
    /** The address the call came from, past the proxies we trust. */
    source: string;
    /** Set once a session was found; routes behind a role always have it. */
    caller: Caller | undefined;
  };
}

/** Told of every call that was answered. */
export type OnCall = (call: { method: string; path: string; status: number; seconds: number }) => void;

export type App = Hono<AppEnv>;
export const newApp = (): App => new Hono<AppEnv>();
