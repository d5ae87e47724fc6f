import { defineOfficeWords, type Translate } from '../../base/words/define-words.ts';

/** Words of the office that several components of bills share. */
export const officeBillsWords = defineOfficeWords('officeBills', {
  asAgreed: 'As agreed',
  asAttended: 'As attended',
  asPlanned: 'As planned',
  billedAlready: 'Billed already',
  delete: 'Delete',
  disputed: 'Disputed',
  enterRate: 'Enter rate',
  fromAgreedMustersOnly: 'From agreed musters only.',
  fromRosterWhateverWas: 'From the roster, whatever was attended.',
  fromWhatGuardsDid: 'From what the guards did, agreed or not.',
  noDuties: 'No duties',
  noGst: 'No GST',
  noRate: 'No rate',
  notAgreedYet: 'Not agreed yet',
  notMoreThanZero: 'Not more than zero',
  tooLarge: 'Too large for one bill',
  notPossible: 'Not possible',
  openBill: 'Open bill',
  openMuster: 'Open muster',
  otherHours: 'Other hours',
  reverseCharge: 'Reverse charge',
  sezNoTax: 'SEZ, no tax',
  showLines: 'Show lines',
});

export type SayOfficeBills = Translate<typeof officeBillsWords>;
