import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of NewClientDialog. */
export const newClientDialogWords = defineOfficeWords('newClientDialog', {
  addClient: 'Add client',
  city: 'City',
  endDate: 'End date',
  newClient: 'New client',
  numberOfGuards: 'Number of guards',
  pinCode: 'PIN code',
  shift: 'Shift',
  startDate: 'Start date',
  state: 'State',
  street: 'Street',
  withOneInvitationIs: 'With one, an invitation is mailed',
});
