import type { Role } from '@prahari/contract/roles';
import type { Marker, ReadCookie } from './known-browsers.ts';

/** The origin of a login. */
export interface LoginFrom {
  /** The client IP. */
  source: string;
  siteUrl: string;
  userAgent: string | null;
  /** Reads the request's cookies; one may say that the account knows the browser. */
  cookie?: ReadCookie;
  /** AUTH_CALLS_PER_SOURCE, with which limits over all accounts grow. */
  callsPerHour?: number;
  /** Called when a mail is in the outbox. */
  onMail?: () => void;
}

/** A new session and its person. */
export interface LoggedIn {
  token: string;
  user: { id: string; name: string; email: string; role: Role };
  /** The cookie by which the account will recognize this browser; undefined for a known one. */
  marker: Marker | undefined;
}
