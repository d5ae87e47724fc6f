import { defineOfficeWords, type Translate } from '../../base/words/define-words.ts';

/** Words of the office’s screens in dashboards/account. */
export const stepUpWords = defineOfficeWords('stepUp', {
  adminsOfThisSite:
    'Admins of this site log in with a code from their phone as well, or with a passkey. The office opens once it is set up.',
  choosePasswordOfYour: 'Choose a password of your own',
  prahariRecoveryCodesEach:
    'Prahari recovery codes. Each logs you in once, in place of the code of your app.',
  serverMadeYourPassword:
    'The server made your password, and others may have seen it. The office opens once you have replaced it.',
  setUpTwoStep: 'Set up two-step login',
});

export type SayStepUp = Translate<typeof stepUpWords>;
