import { authMessages } from '@prahari/contract/auth';
import { OTP_LENGTH } from '@prahari/contract/constants';

const CODE = new RegExp(`^\\d{${OTP_LENGTH}}$`);

/** Validates a one-time code: field → error. */
export const checkCode = ({ otp }: { otp: string }): Record<string, string> =>
  CODE.test(otp.trim()) ? {} : { otp: authMessages.digitsMissing };
