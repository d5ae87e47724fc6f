import { OTP_LIFETIME_MINUTES } from '@prahari/contract/constants';
import { DATA_COPY_DAYS, type DataRequestKind } from '@prahari/contract/data-requests';

import { EMAIL_CHANGE_DAYS } from '@prahari/contract/email-changes';
import { INVITATION_DAYS } from '@prahari/contract/invitations';
import { roleLabels, type SignupRole } from '@prahari/contract/roles';
import { LOGIN_REPORT_DAYS } from '@prahari/contract/sessions';
import { WEBHOOK_FAILING_DAYS } from '@prahari/contract/webhooks';
import { formatInstant } from '@prahari/domain/format';
import { ENGLISH_FOOT, mailHtml } from './layout.ts';
import type { MailContent } from './mail-content.ts';
import { nameInMail } from './name-in-mail.ts';

/** Returns a mail of paragraphs, plain and as HTML; a code gets a line of its own. */
export const mailTemplate = (
  subject: string,
  paragraphs: readonly string[],
  code?: string,
  { lang, foot }: { lang: string; foot: string } = { lang: 'en', foot: ENGLISH_FOOT },
): MailContent => ({
  subject,
  text: `${[...paragraphs.slice(0, 1), ...(code ? [code] : []), ...paragraphs.slice(1), 'Prahari'].join('\n\n')}\n`,
  html: mailHtml({ subject, paragraphs, code, lang, foot }),
});

const codeValidity = `It works once, for ${OTP_LIFETIME_MINUTES} minutes.`;
const ignoreNotice = 'If you did not ask for this, ignore this mail. Nothing changes without the code.';

/** Prevents mail programs from making a link of it. */
const withoutLinks = (host: string): string => host.replace(/[/:@]|\.(?=\S)/g, ' ');

/** Names the person of the signup, because anybody can sign up with this address. */
export const signupCodeMail = (
  code: string,
  { name, role }: { name: string; role: SignupRole },
): MailContent =>
  mailTemplate(
    'Your Prahari code',
    [
      'Your code to verify your email address:',
      `It finishes the signup of ${nameInMail(name) || 'somebody'} as ${roleLabels[role]}. If that is not what you asked for, do not use it.`,
      codeValidity,
      ignoreNotice,
    ],
    code,
  );

export const resetCodeMail = (code: string): MailContent =>
  mailTemplate(
    'Your Prahari password reset code',
    ['Your code to set a new password:', codeValidity, ignoreNotice],
    code,
  );

/** @param secret follows the # of the link, which browsers send to no server */
export const resetLinkMail = ({
  email,
  secret,
  siteUrl,
}: {
  email: string;
  secret: string;
  siteUrl: string;
}): MailContent =>
  mailTemplate('Set a new Prahari password', [
    `Set a new password: ${siteUrl}/forgot-password#${new URLSearchParams({ email, code: secret })}`,
    `The link ${codeValidity.slice('It '.length)}`,
    'Many codes were asked for at this address today, so you get a link that nobody can guess.',
    ignoreNotice.replace('the code', 'the link'),
  ]);

/** For the owner of an address that was used to sign up again. */
export const alreadyRegisteredMail = (siteUrl: string): MailContent =>
  mailTemplate('You already have a Prahari account', [
    'Someone, perhaps you, signed up with this email address. It already has an account, so nothing was changed.',
    `Log in: ${siteUrl}/login`,
    `Forgotten your password? Set a new one: ${siteUrl}/forgot-password`,
    'If it was not you, there is nothing to do.',
  ]);

/** @param passkeys what happened to the account's passkeys, if any */
export const passwordChangedMail = (siteUrl: string, passkeys?: 'kept' | 'removed'): MailContent =>
  mailTemplate('Your Prahari password was changed', [
    'The password of your account was just changed, and your other sessions have ended.',
    ...(passkeys === 'kept'
      ? ['Passkeys still log in. Under Account, remove any that you do not know.']
      : []),
    ...(passkeys === 'removed'
      ? ['Your passkeys were removed, in case somebody else had added one. Add them again under Account.']
      : []),
    `If it was not you, set a new password now: ${siteUrl}/forgot-password`,
  ]);

const notYouNotice = (siteUrl: string): string =>
  `If it was not you, set a new password now: ${siteUrl}/forgot-password`;

export const manyFailedLoginsMail = (siteUrl: string): MailContent =>
  mailTemplate('Many failed logins to your Prahari account', [
    'Someone has tried many passwords for your account today. None of them was right, and further tries have to wait.',
    'If it was not you, there is nothing to do, as long as your password is one that you use nowhere else.',
    `To set a new one: ${siteUrl}/forgot-password`,
  ]);

interface NewLogin {
  /** The browser and system in our own words. */
  device: string;
  loggedInAt: string;
  /** The page that ends the login. */
  link: string;
}

export const newBrowserMail = (siteUrl: string, { device, loggedInAt, link }: NewLogin): MailContent =>
  mailTemplate('New login to your Prahari account: was this you?', [
    `Someone has just logged in to your account from a browser that was not used for it before: ${device}, ${formatInstant(loggedInAt)}.`,
    'If it was you, there is nothing to do.',
    `If it was not you, end that login: ${link}`,
    `The link works once, for ${LOGIN_REPORT_DAYS} days. Then set a new password: ${siteUrl}/forgot-password`,
  ]);

export const wrongSecondFactorMail = (siteUrl: string): MailContent =>
  mailTemplate('Someone knows your Prahari password', [
    'Someone has entered the password of your account, but not the right code of your authenticator app, several times today.',
    notYouNotice(siteUrl),
  ]);

export const secondFactorEnabledMail = (siteUrl: string): MailContent =>
  mailTemplate('Your Prahari login now asks for a code', [
    'Two-step login was just turned on for your account, and your other sessions have ended.',
    notYouNotice(siteUrl),
  ]);

export const secondFactorDisabledMail = (siteUrl: string): MailContent =>
  mailTemplate('Your Prahari login no longer asks for a code', [
    'Two-step login was just turned off for your account, and your other sessions have ended.',
    notYouNotice(siteUrl),
  ]);

export const recoveryCodeUsedMail = (left: number, siteUrl: string): MailContent =>
  mailTemplate('A Prahari recovery code was used', [
    `A recovery code of your account was just used. It does not work again; ${left === 1 ? '1 is' : `${left} are`} left.`,
    notYouNotice(siteUrl),
  ]);

const passkeyNotYouNotice = (siteUrl: string): string =>
  `If it was not you, log in, remove unknown passkeys under Account, and set a new password: ${siteUrl}/forgot-password`;

export const passkeyAddedMail = (siteUrl: string): MailContent =>
  mailTemplate('A passkey was added to your Prahari account', [
    'A passkey was just added to your account. Whoever has the device with it can log in without your password.',
    passkeyNotYouNotice(siteUrl),
  ]);

export const passkeyRemovedMail = (siteUrl: string): MailContent =>
  mailTemplate('A passkey was removed from your Prahari account', [
    'A passkey of your account was just removed. It no longer logs in.',
    passkeyNotYouNotice(siteUrl),
  ]);

export const apiTokenMadeMail = (siteUrl: string): MailContent =>
  mailTemplate('An API token was made in your Prahari account', [
    'An API token was just made in your account. A program that has it can do what its scopes allow, without your password.',
    `If it was not you, log in, revoke it under Account, and set a new password: ${siteUrl}/forgot-password`,
  ]);

/** @param host the host of its address */
export const webhookTurnedOffMail = (siteUrl: string, host: string): MailContent =>
  mailTemplate('A Prahari webhook was turned off', [
    `The webhook to ${withoutLinks(host)} was turned off, because nothing was delivered to it for ${WEBHOOK_FAILING_DAYS} days or it asked for no more.`,
    'Under Records, Webhooks, the deliveries tell why. Turn it on again there; what was not delivered can be sent again.',
    `Log in: ${siteUrl}/login`,
  ]);

export const accountDisabledMail = (): MailContent =>
  mailTemplate('Your Prahari account was disabled', [
    'The office has disabled your account. All your sessions have ended, and you cannot log in until it is enabled again.',
    'If you did not expect this, call the office.',
  ]);

export const accountEnabledMail = (siteUrl: string): MailContent =>
  mailTemplate('Your Prahari account was enabled', [
    'The office has enabled your account again.',
    `Log in: ${siteUrl}/login`,
    'If you did not expect this, call the office.',
  ]);

const requestedThing: Record<DataRequestKind, string> = {
  export: 'a copy of your data',
  correction: 'a correction of your data',
  erasure: 'the erasure of your data',
};
const fulfilled: Record<DataRequestKind, string> = {
  export: `Log in and download everything that Prahari holds about you under Account, Your data. The file is there for ${DATA_COPY_DAYS} days.`,
  correction: 'The office has corrected your data. Log in to look at it under Account.',
  erasure:
    'Your data is erased and your account is closed. Bills, assignments and the log of changes stay without your name, as law asks. This is our last mail to you.',
};

const reasonParagraph = (reason: string | undefined): string[] => (reason ? [`The reason: ${reason}`] : []);

export const dataRequestFulfilledMail = (kind: DataRequestKind): MailContent =>
  mailTemplate('Your Prahari request about your data is fulfilled', [
    `You asked for ${requestedThing[kind]}.`,
    fulfilled[kind],
    'If you did not ask for this, call the office.',
  ]);

/** Warns the owner, because a thief of the session may want the account erased or changed. */
export const dataRequestReceivedMail = (kind: DataRequestKind): MailContent =>
  mailTemplate('Your Prahari request about your data is with the office', [
    `You asked for ${requestedThing[kind]}. The office answers it.`,
    'If you did not ask for this, call the office and change your password.',
  ]);

export const dataRequestDeclinedMail = (kind: DataRequestKind, reason?: string): MailContent =>
  mailTemplate('Your Prahari request about your data was not fulfilled', [
    `You asked for ${requestedThing[kind]}. The office could not do it.`,
    ...reasonParagraph(reason),
    'Call the office if you do not agree. You can also turn to the Data Protection Board of India.',
  ]);

/** For a new address. It names nobody, because nobody has proved that the address is theirs. */
export const newEmailCodeMail = (code: string, siteUrl: string): MailContent =>
  mailTemplate('Confirm your new email for Prahari', [
    'The office of Prahari has entered this address as your new one.',
    `Your code is ${code}. Log in as before and enter it under Account: ${siteUrl}/login`,
    `The code works once, for ${EMAIL_CHANGE_DAYS} days. Until then your former address counts. If you do not know Prahari, ignore this mail.`,
  ]);

/** For the address that an invited person without an email gives. */
export const firstEmailCodeMail = (code: string): MailContent =>
  mailTemplate(
    'Your Prahari code',
    ['Your code to confirm this address with your invitation:', codeValidity, ignoreNotice],
    code,
  );

/** For the former address, before and after the new one counts. */
export const emailChangedMail = (newEmail: string, link: string): MailContent =>
  mailTemplate('Your Prahari account gets another email', [
    `The office has entered ${newEmail} as the new address of your account. It counts once its code is entered.`,
    `If you did not ask for this, keep your address: ${link}`,
    `The link works once, for ${EMAIL_CHANGE_DAYS} days, also after the new address counts.`,
  ]);

/** @param counted true if the new address counted already */
export const emailKeptMail = (siteUrl: string, counted: boolean): MailContent =>
  mailTemplate('Your Prahari account keeps this email', [
    'This address counts for your account, and the other one does not.',
    ...(counted
      ? [`All sessions, passkeys and the password have ended. Set a new password: ${siteUrl}/forgot-password`]
      : []),
    'Tell the office that the change was not yours.',
  ]);

export const invitationMail = (name: string, link: string): MailContent =>
  mailTemplate('Your Prahari login', [
    `${['Namaste', nameInMail(name)].filter(Boolean).join(' ')}, the office has entered you in Prahari.`,
    `Set your password to log in: ${link}`,
    `The link works once, for ${INVITATION_DAYS} days. If you do not know Prahari, ignore this mail.`,
  ]);
