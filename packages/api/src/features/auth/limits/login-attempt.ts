import { hash } from 'node:crypto';

export interface LoginAttempt {
  email: string;
  /** The client IP. */
  address: string;
  /** The id of a browser the account knows. Its own tries can't be used up by strangers. */
  browser: string | undefined;
  /** AUTH_CALLS_PER_SOURCE. Limits over all accounts scale with it from its default; 0 means none. */
  callsPerHour: number;
}

/** Returns a hash that names an address in the database, with or without an account. */
export const digest = (email: string): string => hash('sha256', email);
