import type { HttpBindings } from '@hono/node-server';
import type { Role } from '@prahari/contract/roles';
import { Hono } from 'hono';
import type { Logger } from 'pino';

/** The person whose session the request belongs to, by a bearer token or by the cookie. */
export interface Caller {
  id: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
  /** When the password was last proven: at login, or later by a reauthentication. */
  provenAt: string;
  isPasswordGenerated: boolean;
  /** Two-step login is on, or a passkey was used in this session. */
  hasSecondFactor: boolean;
}

export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** Of the process: its lines name the request only when `requestId` is given. */
    log: Logger;
    /** The address of the client, after trusted proxies. */
    source: string;
    /** Set when the request has a live session; always set behind a role. */
    caller: Caller | undefined;
    /** Set below /api/auth where calls are limited: counts the call. @throws tooManyCalls */
    beforeHashing: (() => Promise<void>) | undefined;
  };
}

/** Called for every completed request. */
export type OnCall = (call: { method: string; path: string; status: number; seconds: number }) => void;

export type App = Hono<AppEnv>;
export const newApp = (): App => new Hono<AppEnv>();
