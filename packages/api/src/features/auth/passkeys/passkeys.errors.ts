import * as contract from '@prahari/contract/passkeys';
import { refusal } from '../../../AppError.ts';

/** @param userId the passkey's owner, for the log */
export const passkeyNotAccepted = (userId?: string) =>
  Object.assign(refusal(contract.passkeyNotAccepted), { userId });
export const passkeyNotFound = () => refusal(contract.passkeyNotFound);
export const passkeyKnown = () => refusal(contract.passkeyKnown);
export const tooManyPasskeys = () => refusal(contract.tooManyPasskeys);
export const passkeyNeeded = () => refusal(contract.passkeyNeeded);
