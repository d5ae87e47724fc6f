import { hash, randomBytes } from 'node:crypto';

/** 256 random bits that say which signup a call belongs to; only their hash is stored. */
export const newRegistration = (): string => randomBytes(32).toString('base64url');

/** Undefined for a call without one, which is about the newest signup of its address. */
export const hashRegistration = <T extends string | undefined>(registration: T): T =>
  (registration === undefined ? undefined : hash('sha256', registration)) as T;
