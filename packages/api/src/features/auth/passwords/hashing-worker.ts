// Runs in a thread of hashing-pool.ts. The synchronous calls keep the work in this thread: the asynchronous ones would fill
// libuv's pool, which files are read with.
import { hashSync, type Options, verifySync } from '@node-rs/argon2';

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
