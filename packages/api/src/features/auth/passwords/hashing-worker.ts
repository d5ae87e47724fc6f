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

export const hash = ({ password, options }: HashTask): string => hashSync(password, options);

export const verify = ({ password, passwordHash }: VerifyTask): boolean => verifySync(passwordHash, password);
