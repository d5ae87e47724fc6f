import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of VoidPaymentDialog. */
export const voidPaymentDialogWords = defineOfficeWords('voidPaymentDialog', {
  itIsPutTo: 'It is put to no bill.',
  ofOnRupees: ({ rupees, name, day }: { rupees: string; name: string; day: string }) =>
    `${rupees} of ${name} on ${day}. `,
  owedAgainNumbers: ({ numbers }: { numbers: string }) => `Owed again: ${numbers}.`,
  reason: 'Reason',
  voidPayment: 'Void payment',
  voidPaymentTitle: 'Void a payment',
});
