import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of AnswerDataRequestDialog. */
export const answerDataRequestDialogWords = defineOfficeWords('answerDataRequestDialog', {
  changeWhatIsWrong: 'Change what is wrong. A new email ends all sessions of this person.',
  countsOncePersonEnters: 'Counts once the person enters the code that is mailed to it.',
  decline: 'Decline',
  declineRequest: 'Decline the request',
  email: 'Email',
  fulfilRequest: 'Fulfil the request',
  fullName: 'Full name',
  personIsTold: 'The person is told',
  phone: 'Phone',
  reason: 'Reason',
  thisPersonCanDownload: ({ dataCopyDays }: { dataCopyDays: number }) =>
    `This person can download everything that is stored about them in Account, for ${dataCopyDays} days. The file is saved on your device as well.`,
});

export type SayAnswerDataRequestDialog = Translate<typeof answerDataRequestDialogWords>;
