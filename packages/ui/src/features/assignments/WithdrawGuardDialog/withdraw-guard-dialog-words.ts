import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of WithdrawGuardDialog. */
export const withdrawGuardDialogWords = defineOfficeWords('withdrawGuardDialog', {
  chooseGuard: 'Choose a guard',
  fromClientName: ({ clientName }: { clientName: string }) => `From ${clientName}.`,
  fromName: ({ name, clientName }: { name: string; clientName: string }) => `${name}, from ${clientName}`,
  guard: 'Guard',
  untilDay: ({ day }: { day: string }) => `until ${day}`,
  withdraw: 'Withdraw',
});

export type SayWithdrawGuardDialog = Translate<typeof withdrawGuardDialogWords>;
