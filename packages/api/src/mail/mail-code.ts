import { OTP_LIFETIME_MINUTES } from '@prahari/contract/constants';

/** The one-time code a mail's text carries, on a line of its own. */
export const codeInMail = (text: string): string | undefined => /^\d{6}$/m.exec(text)?.[0];

/** Whether a mail has nothing left to say: it was emptied, or it carries a code that is too old to work. */
export const isMailExpired = ({ text, createdAt }: { text: string; createdAt: string }): boolean =>
  text === '' ||
  (codeInMail(text) !== undefined && Date.now() - Date.parse(createdAt) >= OTP_LIFETIME_MINUTES * 60_000);
