import type { Role } from '@prahari/contract/roles';
import type { Marker, ReadCookie } from './known-browsers.ts';

/** Where a login comes from. */
export interface LoginFrom {
  /** The address of the client. */
  source: string;
  siteUrl: string;
  userAgent: string | null;
  /** Of the request; it may say that the account knows the browser. */
  cookie?: ReadCookie;
  /** AUTH_CALLS_PER_SOURCE, with which limits over all accounts grow. */
  callsPerHour?: number;
  /** Called when a mail waits to be sent. */
  onMail?: () => void;
}

/** A session that has begun, and its person. */
export interface LoggedIn {
  token: string;
  user: { id: string; name: string; email: string; role: Role };
  /** The cookie by which the account knows this browser from now on; undefined when it does already. */
  marker: Marker | undefined;
}
