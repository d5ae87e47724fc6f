import {
  accountDisabled as accountDisabledRefusal,
  invalidCredentials as invalidCredentialsRefusal,
  invalidOtp as invalidOtpRefusal,
  notVerified as notVerifiedRefusal,
  secondFactorNeeded as secondFactorNeededRefusal,
  secondFactorWrong as secondFactorWrongRefusal,
  sessionNotFound as sessionNotFoundRefusal,
  tooManyTries,
  tooSoon as tooSoonRefusal,
  wrongPassword as wrongPasswordRefusal,
} from '@prahari/contract/auth';
import * as secondFactor from '@prahari/contract/second-factor';
import { refusal } from '../../../AppError.ts';

export const invalidOtp = () => refusal(invalidOtpRefusal);
export const invalidCredentials = () => refusal(invalidCredentialsRefusal);
export const notVerified = () => refusal(notVerifiedRefusal);
export const accountDisabled = () => refusal(accountDisabledRefusal);
export const wrongPassword = () => refusal(wrongPasswordRefusal);
export const secondFactorNeeded = () => refusal(secondFactorNeededRefusal);
export const secondFactorWrong = () => refusal(secondFactorWrongRefusal);
export const codeNeeded = () => refusal(secondFactor.codeNeeded);
export const wrongCode = () => refusal(secondFactor.wrongCode);
export const secondFactorEnabled = () => refusal(secondFactor.secondFactorEnabled);
export const secondFactorDisabled = () => refusal(secondFactor.secondFactorDisabled);
export const secondFactorNotSetUp = () => refusal(secondFactor.secondFactorNotSetUp);
export const sessionNotFound = () => refusal(sessionNotFoundRefusal);
export const tooSoon = (retryAfterSeconds: number) => refusal(tooSoonRefusal, retryAfterSeconds);
export const tooManyFailures = (retryAfterSeconds: number) => refusal(tooManyTries, retryAfterSeconds);
