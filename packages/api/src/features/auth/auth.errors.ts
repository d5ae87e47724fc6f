import * as accounts from '@prahari/contract/accounts';
import {
  endSession,
  invalidCredentials as invalidCredentialsRefusal,
  invalidOtp as invalidOtpRefusal,
  notVerified as notVerifiedRefusal,
  secondFactorNeeded as secondFactorNeededRefusal,
  secondFactorWrong as secondFactorWrongRefusal,
  switchedOff as switchedOffRefusal,
  tooManyTries,
  tooSoon as tooSoonRefusal,
  wrongPassword as wrongPasswordRefusal,
} from '@prahari/contract/auth';
import * as secondFactor from '@prahari/contract/second-factor';
import { noSession, refusal } from '../../AppError.ts';

export const invalidOtp = () => refusal(invalidOtpRefusal);
export const invalidCredentials = () => refusal(invalidCredentialsRefusal);
export const notVerified = () => refusal(notVerifiedRefusal);
export const switchedOff = () => refusal(switchedOffRefusal);
export const accountNotFound = () => refusal(accounts.accountNotFound);
export const ownAccount = () => refusal(accounts.ownAccount);
/** An admin who was switched off meanwhile. */
export const adminIsOff = () => noSession();
export const wrongPassword = () => refusal(wrongPasswordRefusal);
export const secondFactorNeeded = () => refusal(secondFactorNeededRefusal);
export const secondFactorWrong = () => refusal(secondFactorWrongRefusal);
export const wrongCode = () => refusal(secondFactor.wrongCode);
export const secondFactorIsOn = () => refusal(secondFactor.secondFactorIsOn);
export const secondFactorIsOff = () => refusal(secondFactor.secondFactorIsOff);
export const secondFactorNotSetUp = () => refusal(secondFactor.secondFactorNotSetUp);
export const sessionNotFound = () => refusal(endSession.refusals[0]);
export const tooSoon = (retryAfterSeconds: number) => refusal(tooSoonRefusal, retryAfterSeconds);
export const tooManyFailures = (retryAfterSeconds: number) => refusal(tooManyTries, retryAfterSeconds);
