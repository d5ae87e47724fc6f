import {
  changePassword,
  endSession,
  invalidCredentials as invalidCredentialsRefusal,
  invalidOtp as invalidOtpRefusal,
  notVerified as notVerifiedRefusal,
  tooManyTries,
  tooSoon as tooSoonRefusal,
} from '@prahari/contract/auth';
import { refusal } from '../../AppError.ts';

export const invalidOtp = () => refusal(invalidOtpRefusal);
export const invalidCredentials = () => refusal(invalidCredentialsRefusal);
export const notVerified = () => refusal(notVerifiedRefusal);
export const wrongPassword = () => refusal(changePassword.refusals[0]);
export const sessionNotFound = () => refusal(endSession.refusals[0]);
export const tooSoon = (retryAfterSeconds: number) => refusal(tooSoonRefusal, retryAfterSeconds);
export const tooManyFailures = (retryAfterSeconds: number) => refusal(tooManyTries, retryAfterSeconds);
