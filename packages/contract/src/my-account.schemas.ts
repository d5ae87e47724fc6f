import * as z from 'zod/mini';
import { emailTaken } from './accounts.ts';
import { otp } from './auth.schemas.ts';
import { invalidOtp } from './auth.ts';
import { define } from './definition.ts';
import { choice, linkToken } from './fields.ts';
import { languages, setLanguage as setLanguageEndpoint } from './languages.ts';
import * as wire from './my-account.ts';
import { dataReply, emailAddress, instant, renewingReply } from './reply.schemas.ts';

export const emailChange = z.object({
  /** The new email. */
  email: emailAddress,
  /** The time until which its code is taken (UTC, ISO 8601). */
  until: instant,
});
export type EmailChange = z.output<typeof emailChange>;

export const otpBody = z.object({ otp });
export type OtpBody = z.input<typeof otpBody>;

export const keepEmailBody = z.object({
  /** The token of the mailed link. */
  token: linkToken,
});
export type KeepEmailBody = z.input<typeof keepEmailBody>;

/** The email that counts again. */
export const keptEmail = z.object({ email: emailAddress });
export type KeptEmail = z.output<typeof keptEmail>;

export const getEmailChange = define(wire.getEmailChange, {
  summary: 'The new email that the office has entered for the caller and that waits for its code; else null.',
  reply: dataReply(z.nullable(emailChange)),
});

export const confirmEmail = define(wire.confirmEmail, {
  summary:
    'Let the new email count, with the code that was mailed to it. Ends the caller’s other sessions. Five wrong codes end the change.',
  reauthenticates: true,
  body: otpBody,
  reply: renewingReply(emailChange),
  refusals: [invalidOtp, wire.noEmailChange, emailTaken],
  hashes: true,
});

export const keepEmail = define(wire.keepEmail, {
  summary:
    'Bring the former email back with the link that was mailed to it: ends all sessions, API tokens and the password, and removes passkeys of a client or guard.',
  body: keepEmailBody,
  reply: dataReply(keptEmail),
  refusals: [wire.keepEmailInvalid, emailTaken],
  hashes: true,
});

/** `en`, `hi` or `mr`. */
export const language = choice('Language', languages);

export const setLanguageBody = z.object({ language });

export const savedLanguage = z.object({ language: z.enum(languages) });

export type SetLanguageBody = z.input<typeof setLanguageBody>;
export type SavedLanguage = z.output<typeof savedLanguage>;

export const setLanguage = define(setLanguageEndpoint, {
  summary: 'Store the language of the caller’s screens. It is that of every browser they log in with.',
  body: setLanguageBody,
  reply: dataReply(savedLanguage),
});
