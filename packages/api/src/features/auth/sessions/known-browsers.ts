import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { UNMATCHABLE_HASH } from '../passwords/passwords.ts';

/** How long a browser is known after a login. */
export const KNOWN_FOR_DAYS = 180;

/** Reads a cookie of the request. */
export type ReadCookie = (name: string) => string | undefined;

export interface BrowserOwner {
  id: string;
  password_hash: string;
}

/** For addresses without an account, so that they take as long. */
const NOBODY: BrowserOwner = { id: 'nobody', password_hash: UNMATCHABLE_HASH };

/** One for each account, because people share computers. */
const cookieName = (id: string): string => `known-${hash('sha256', id).slice(0, 16)}`;

/** Signed with the hash of the password, which only the server has: a new password makes all browsers unknown. */
const signature = ({ id, password_hash }: BrowserOwner, browser: string): Buffer =>
  createHmac('sha256', password_hash).update(`known-browser:${id}:${browser}`).digest();

export interface Marker {
  name: string;
  value: string;
  maxAgeSeconds: number;
}

/** The cookie that tells at the next login that somebody has logged in to the account in this browser. It outlives the session. */
export function newMarker(owner: BrowserOwner): Marker {
  const browser = randomBytes(16).toString('base64url');
  const value = `${browser}.${signature(owner, browser).toString('base64url')}`;
  return { name: cookieName(owner.id), value, maxAgeSeconds: KNOWN_FOR_DAYS * 24 * 3600 };
}

/** The id of a browser that is known to an account; undefined without a valid marker. */
export function knownBrowser(owner: BrowserOwner | undefined, cookie: ReadCookie): string | undefined {
  const [browser = '', mac = ''] = (cookie(cookieName((owner ?? NOBODY).id)) ?? '').split('.');
  const expected = signature(owner ?? NOBODY, browser);
  const given = Buffer.from(mac, 'base64url');
  const isValid = given.length === expected.length && timingSafeEqual(given, expected);
  // The hash that no password matches stands in the source: with it anybody could sign.
  const isSecret = owner !== undefined && owner.password_hash !== UNMATCHABLE_HASH;
  return isValid && isSecret ? browser : undefined;
}
