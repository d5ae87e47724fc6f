import { OTP_LIFETIME_MINUTES } from '@prahari/contract/constants';

/** The one-time code in a mail's text, which is on a line of its own. */
export const codeInMail = (text: string): string | undefined => /^\d{6}$/m.exec(text)?.[0];

/** Whether a mail is useless now: its content was deleted or its code has expired. */
export const isMailExpired = ({ text, createdAt }: { text: string; createdAt: string }): boolean =>
  text === '' ||
  (codeInMail(text) !== undefined && Date.now() - Date.parse(createdAt) >= OTP_LIFETIME_MINUTES * 60_000);
