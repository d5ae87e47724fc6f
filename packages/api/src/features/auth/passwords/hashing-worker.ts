// Runs in a thread of hashing-pool.ts. Asynchronous calls would fill libuv's pool.
import { hashSync, type Options, verifySync } from '@node-rs/argon2';
import { lowerPriority } from '../../../limits/lower-priority.ts';

lowerPriority();

export interface HashTask {
  password: string;
  options: Options;
}

export interface VerifyTask {
  password: string;
  passwordHash: string;
}

/** Returns the hash with its salt and options, as the PHC string format writes it. */
export const hash = ({ password, options }: HashTask): string => hashSync(password, options);

/** True if the password is that of the hash. */
export const verify = ({ password, passwordHash }: VerifyTask): boolean => verifySync(passwordHash, password);
