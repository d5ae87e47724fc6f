import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of PersonDataDialog. */
export const personDataDialogWords = defineOfficeWords('personDataDialog', {
  askedFor: 'Asked for',
  changeWhatIsWrong: 'Change what is wrong.',
  everythingThatIsStored:
    'Everything that is stored about this person is saved as a file on your device. Hand it over.',
  fullName: 'Full name',
  personalData: 'Personal data',
  phone: 'Phone',
});

export type SayPersonDataDialog = Translate<typeof personDataDialogWords>;
