import { OTP_LIFETIME_MINUTES } from '@prahari/contract/constants';

/** Returns the one-time code in a mail's text, which has its own line. */
export const codeInMail = (text: string): string | undefined => /^\d{6}$/m.exec(text)?.[0];

/** Returns the token of the invitation that a mail's text links to. */
export const invitationInMail = (text: string): string | undefined => /\/invitation#([\w-]+)/.exec(text)?.[1];

const hasResetLink = (text: string): boolean => /\/forgot-password#\S/.test(text);

/** True for a mail whose content was deleted or whose code has expired. */
export const isMailExpired = ({ text, createdAt }: { text: string; createdAt: string }): boolean =>
  text === '' ||
  ((codeInMail(text) !== undefined || hasResetLink(text)) &&
    Date.now() - Date.parse(createdAt) >= OTP_LIFETIME_MINUTES * 60_000);
