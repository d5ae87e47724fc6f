import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { UNMATCHABLE_HASH } from '../passwords/passwords.ts';

/** Days for which a browser stays known after a login. */
export const KNOWN_FOR_DAYS = 180;

/** Reads a cookie of the request. */
export type ReadCookie = (name: string) => string | undefined;

export interface BrowserOwner {
  id: string;
  password_hash: string;
}

/** Stands in for addresses without an account, so that they take as long. */
const NOBODY: BrowserOwner = { id: 'nobody', password_hash: UNMATCHABLE_HASH };

/** Names a cookie for each account, because people share computers. */
const cookieName = (id: string): string => `known-${hash('sha256', id).slice(0, 16)}`;

/** Signs with the password's hash: a new password makes all browsers unknown. */
const signature = ({ id, password_hash }: BrowserOwner, browser: string): Buffer =>
  createHmac('sha256', password_hash).update(`known-browser:${id}:${browser}`).digest();

export interface Marker {
  name: string;
  value: string;
  maxAgeSeconds: number;
}

/** Returns the cookie by which the account recognizes this browser at later logins. */
export function newMarker(owner: BrowserOwner): Marker {
  const browser = randomBytes(16).toString('base64url');
  const value = `${browser}.${signature(owner, browser).toString('base64url')}`;
  return { name: cookieName(owner.id), value, maxAgeSeconds: KNOWN_FOR_DAYS * 24 * 3600 };
}

/** Returns the id of a browser that an account knows; undefined without a valid marker. */
export function knownBrowser(owner: BrowserOwner | undefined, cookie: ReadCookie): string | undefined {
  const [browser = '', mac = ''] = (cookie(cookieName((owner ?? NOBODY).id)) ?? '').split('.');
  const expected = signature(owner ?? NOBODY, browser);
  const received = Buffer.from(mac, 'base64url');
  const isValid = received.length === expected.length && timingSafeEqual(received, expected);
  // The unmatchable hash is in the source code, so anybody could sign with it.
  const isSecret = owner !== undefined && owner.password_hash !== UNMATCHABLE_HASH;
  return isValid && isSecret ? browser : undefined;
}
