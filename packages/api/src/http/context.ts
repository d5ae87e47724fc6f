import type { HttpBindings } from '@hono/node-server';
import type { ApiScope } from '@prahari/contract/api-tokens';
import type { Definition } from '@prahari/contract/definition';
import type { Role } from '@prahari/contract/roles';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Place } from '../limits/turns.ts';

/** The owner of the request's session or API token. */
export interface Caller {
  id: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
  /** True for a session in a cookie, whose token is renewed. */
  isInCookie: boolean;
  /** The hash of the session's token. */
  tokenHash: string;
  /** The time of the last proof of the password, at login or by a reauthentication (ISO, UTC). */
  provenAt: string;
  isPasswordGenerated: boolean;
  /** True if two-step login is on, or this session began with a passkey. */
  hasSecondFactor: boolean;
  /** Set for a call with an API token, which may do only what its scopes allow. */
  apiToken?: { id: string; scopes: readonly ApiScope[] };
}

export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** The process's log. A line names its request only if it gets the `requestId`. */
    log: Logger;
    /** The client IP, behind trusted proxies. */
    source: string;
    /** Set for a call to an endpoint of the contract. */
    endpoint: Definition | undefined;
    /** Set for a live session; always set behind a role. */
    caller: Caller | undefined;
    /** The person and session of the call, or its network. Set for all calls but probes. */
    place: Place;
    /** The id of a browser that the account knows, for calls that ask before they hash. */
    browser: string | undefined;
    /**
     * Counts a call to /api/auth that hashes, for a browser that the account knows or else its
     * caller. Set where calls are limited. @throws tooManyCalls
     */
    countAuthCall: ((browser: string | undefined) => Promise<void>) | undefined;
  };
}

export type OnCall = (call: { method: string; path: string; status: number; seconds: number }) => void;

export type App = Hono<AppEnv>;
export const newApp = (): App => new Hono<AppEnv>();
