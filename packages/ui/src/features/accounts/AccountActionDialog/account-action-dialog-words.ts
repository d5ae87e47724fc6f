import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of AccountActionDialog. */
export const accountActionDialogWords = defineOfficeWords('accountActionDialog', {
  disable: 'Disable',
  disableAccountOf: ({ who }: { who: string }) => `Disable the account of ${who}?`,
  enable: 'Enable',
  enableAccountOf: ({ who }: { who: string }) => `Enable the account of ${who}?`,
  endAllSessionsOf: ({ who }: { who: string }) => `End all sessions of ${who}?`,
  endSessions: 'End sessions',
  forSomebodyWhoLost: 'For somebody who lost the phone. Make sure that it is them who asks.',
  ifSomeoneElseKnows: 'If someone else knows the password or has the phone, disable the account instead.',
  reset: 'Reset',
  resetTwoStepLogin: ({ who }: { who: string }) => `Reset two-step login of ${who}?`,
  theirCodesAndPasskeys:
    'Their codes and passkeys no longer count, they are logged out on all devices, and log in with their password alone.',
  theyAreLoggedOut: 'They are logged out on all devices and can log in again with their password.',
  theyAreLoggedOutOn:
    'They are logged out on all devices and cannot log in until you enable the account again.',
  theyCanLogIn:
    'They can log in again with their password. If it was stolen, ask them to set a new one right away.',
  weWillEmailAbout: ({ email }: { email: string }) => `We will email ${email} about it.`,
});

export type SayAccountActionDialog = Translate<typeof accountActionDialogWords>;
