import { INVITATION_DAYS } from '@prahari/contract/accounts';
import { OTP_LIFETIME_MINUTES } from '@prahari/contract/constants';
import { EMAIL_CHANGE_DAYS } from '@prahari/contract/my-account';
import type { SignupRole } from '@prahari/contract/roles';
import { LOGIN_REPORT_DAYS } from '@prahari/contract/sessions';
import { nameInMail } from '../name-in-mail.ts';
import { type AccountMail, type Said, say } from './account-mail.ts';

const codeValidity = say('It works once, for {minutes} minutes.', { minutes: OTP_LIFETIME_MINUTES });
const ignoreNotice = say('If you did not ask for this, ignore this mail. Nothing changes without the code.');

/** Names the person of the signup, because anybody can sign up with this address. */
export function signupCodeMail(
  code: string,
  { name, role }: { name: string; role: SignupRole },
): AccountMail {
  const who = { name: nameInMail(name) || say('somebody') };
  return {
    subject: say('Your Prahari code'),
    paragraphs: [
      say('Your code to verify your email address:'),
      role === 'client'
        ? say(
            'It finishes the signup of {name} as Client. If that is not what you asked for, do not use it.',
            who,
          )
        : say(
            'It finishes the signup of {name} as Security Guard. If that is not what you asked for, do not use it.',
            who,
          ),
      codeValidity,
      ignoreNotice,
    ],
    code,
  };
}

export const resetCodeMail = (code: string): AccountMail => ({
  subject: say('Your Prahari password reset code'),
  paragraphs: [say('Your code to set a new password:'), codeValidity, ignoreNotice],
  code,
});

/** @param secret follows the # of the link, which browsers send to no server */
export const resetLinkMail = ({
  email,
  secret,
  siteUrl,
}: {
  email: string;
  secret: string;
  siteUrl: string;
}): AccountMail => ({
  subject: say('Set a new Prahari password'),
  paragraphs: [
    say('Set a new password: {link}', {
      link: `${siteUrl}/forgot-password#${new URLSearchParams({ email, code: secret })}`,
    }),
    say('The link works once, for {minutes} minutes.', { minutes: OTP_LIFETIME_MINUTES }),
    say('Many codes were asked for at this address today, so you get a link that nobody can guess.'),
    say('If you did not ask for this, ignore this mail. Nothing changes without the link.'),
  ],
});

/** For the owner of an address that was used to sign up again. */
export const alreadyRegisteredMail = (siteUrl: string): AccountMail => ({
  subject: say('You already have a Prahari account'),
  paragraphs: [
    say(
      'Someone, perhaps you, signed up with this email address. It already has an account, so nothing was changed.',
    ),
    say('Log in: {link}', { link: `${siteUrl}/login` }),
    say('Forgotten your password? Set a new one: {link}', { link: `${siteUrl}/forgot-password` }),
    say('If it was not you, there is nothing to do.'),
  ],
});

const notYouNotice = (siteUrl: string): Said =>
  say('If it was not you, set a new password now: {link}', { link: `${siteUrl}/forgot-password` });

/** @param passkeys what happened to the account's passkeys, if any */
export const passwordChangedMail = (siteUrl: string, passkeys?: 'kept' | 'removed'): AccountMail => ({
  subject: say('Your Prahari password was changed'),
  paragraphs: [
    say('The password of your account was just changed, and your other sessions have ended.'),
    ...(passkeys === 'kept'
      ? [say('Passkeys still log in. Under Account, remove any that you do not know.')]
      : []),
    ...(passkeys === 'removed'
      ? [
          say(
            'Your passkeys were removed, in case somebody else had added one. Add them again under Account.',
          ),
        ]
      : []),
    notYouNotice(siteUrl),
  ],
});

export const manyFailedLoginsMail = (siteUrl: string): AccountMail => ({
  subject: say('Many failed logins to your Prahari account'),
  paragraphs: [
    say(
      'Someone has tried many passwords for your account today. None of them was right, and further tries have to wait.',
    ),
    say(
      'If it was not you, there is nothing to do, as long as your password is one that you use nowhere else.',
    ),
    say('To set a new one: {link}', { link: `${siteUrl}/forgot-password` }),
  ],
});

interface NewLogin {
  /** The browser and system in our own words. */
  device: string;
  loggedInAt: string;
  /** The page that ends the login. */
  link: string;
}

export const newBrowserMail = (siteUrl: string, { device, loggedInAt, link }: NewLogin): AccountMail => ({
  subject: say('New login to your Prahari account: was this you?'),
  paragraphs: [
    say(
      'Someone has just logged in to your account from a browser that was not used for it before: {device}, {at}.',
      {
        device,
        at: { instant: loggedInAt },
      },
    ),
    say('If it was you, there is nothing to do.'),
    say('If it was not you, end that login: {link}', { link }),
    say('The link works once, for {days} days. Then set a new password: {link}', {
      days: LOGIN_REPORT_DAYS,
      link: `${siteUrl}/forgot-password`,
    }),
  ],
});

export const wrongSecondFactorMail = (siteUrl: string): AccountMail => ({
  subject: say('Someone knows your Prahari password'),
  paragraphs: [
    say(
      'Someone has entered the password of your account, but not the right code of your authenticator app, several times today.',
    ),
    notYouNotice(siteUrl),
  ],
});

export const secondFactorEnabledMail = (siteUrl: string): AccountMail => ({
  subject: say('Your Prahari login now asks for a code'),
  paragraphs: [
    say('Two-step login was just turned on for your account, and your other sessions have ended.'),
    notYouNotice(siteUrl),
  ],
});

export const secondFactorDisabledMail = (siteUrl: string): AccountMail => ({
  subject: say('Your Prahari login no longer asks for a code'),
  paragraphs: [
    say('Two-step login was just turned off for your account, and your other sessions have ended.'),
    notYouNotice(siteUrl),
  ],
});

export const recoveryCodeUsedMail = (left: number, siteUrl: string): AccountMail => ({
  subject: say('A Prahari recovery code was used'),
  paragraphs: [
    left === 1
      ? say('A recovery code of your account was just used. It does not work again; 1 is left.')
      : say('A recovery code of your account was just used. It does not work again; {left} are left.', {
          left,
        }),
    notYouNotice(siteUrl),
  ],
});

const passkeyNotYouNotice = (siteUrl: string): Said =>
  say('If it was not you, log in, remove unknown passkeys under Account, and set a new password: {link}', {
    link: `${siteUrl}/forgot-password`,
  });

export const passkeyAddedMail = (siteUrl: string): AccountMail => ({
  subject: say('A passkey was added to your Prahari account'),
  paragraphs: [
    say(
      'A passkey was just added to your account. Whoever has the device with it can log in without your password.',
    ),
    passkeyNotYouNotice(siteUrl),
  ],
});

export const passkeyRemovedMail = (siteUrl: string): AccountMail => ({
  subject: say('A passkey was removed from your Prahari account'),
  paragraphs: [
    say('A passkey of your account was just removed. It no longer logs in.'),
    passkeyNotYouNotice(siteUrl),
  ],
});

/** For a new address. It names nobody, because nobody has proved that the address is theirs. */
export const newEmailCodeMail = (code: string, siteUrl: string): AccountMail => ({
  subject: say('Confirm your new email for Prahari'),
  paragraphs: [
    say('The office of Prahari has entered this address as your new one.'),
    say('Your code is {code}. Log in as before and enter it under Account: {link}', {
      code,
      link: `${siteUrl}/login`,
    }),
    say(
      'The code works once, for {days} days. Until then your former address counts. If you do not know Prahari, ignore this mail.',
      { days: EMAIL_CHANGE_DAYS },
    ),
  ],
});

/** For the address that an invited person without an email gives. */
export const firstEmailCodeMail = (code: string): AccountMail => ({
  subject: say('Your Prahari code'),
  paragraphs: [say('Your code to confirm this address with your invitation:'), codeValidity, ignoreNotice],
  code,
});

/** For the former address, before and after the new one counts. */
export const emailChangedMail = (newEmail: string, link: string): AccountMail => ({
  subject: say('Your Prahari account gets another email'),
  paragraphs: [
    say(
      'The office has entered {email} as the new address of your account. It counts once its code is entered.',
      {
        email: newEmail,
      },
    ),
    say('If you did not ask for this, keep your address: {link}', { link }),
    say('The link works once, for {days} days, also after the new address counts.', {
      days: EMAIL_CHANGE_DAYS,
    }),
  ],
});

/** For the former address, once its link was used. @param isBroughtBack true if the new address counted already */
export const emailKeptMail = (
  siteUrl: string,
  { isBroughtBack }: { isBroughtBack: boolean },
): AccountMail => ({
  subject: say('Your Prahari account keeps this email'),
  paragraphs: [
    say('This address counts for your account, and the other one does not.'),
    ...(isBroughtBack
      ? [
          say('All sessions, passkeys and the password have ended. Set a new password: {link}', {
            link: `${siteUrl}/forgot-password`,
          }),
        ]
      : []),
    say('Tell the office that the change was not yours.'),
  ],
});

export const invitationMail = (name: string, link: string): AccountMail => {
  const shown = nameInMail(name);
  return {
    subject: say('Your Prahari login'),
    paragraphs: [
      shown
        ? say('Namaste {name}, the office has entered you in Prahari.', { name: shown })
        : say('Namaste, the office has entered you in Prahari.'),
      say('Set your password to log in: {link}', { link }),
      say('The link works once, for {days} days. If you do not know Prahari, ignore this mail.', {
        days: INVITATION_DAYS,
      }),
    ],
  };
};
