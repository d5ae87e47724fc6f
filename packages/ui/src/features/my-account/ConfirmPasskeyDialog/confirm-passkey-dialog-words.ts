import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of ConfirmPasskeyDialog. */
export const confirmPasskeyDialogWords = defineOfficeWords('confirmPasskeyDialog', {
  confirmWithYourPasskey: 'Confirm with your passkey',
  useMyPasskey: 'Use my passkey',
  yourAccountHasPasskey:
    'Your account has a passkey, which is the second step of your login. If you have lost it, ask whoever runs the server.',
});
