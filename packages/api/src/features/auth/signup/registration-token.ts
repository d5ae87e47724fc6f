import { hash, randomBytes } from 'node:crypto';

/** Returns 256 random bits that identify a signup; only their hash is stored. */
export const newRegistration = (): string => randomBytes(32).toString('base64url');

/** Returns undefined without a token, which means the newest signup of an address. */
export const hashRegistration = <T extends string | undefined>(registration: T): T =>
  (registration === undefined ? undefined : hash('sha256', registration)) as T;
