import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of MusterState. */
export const musterStateWords = defineOfficeWords('musterState', {
  agreed: 'Agreed',
  agreedBySilenceOn: ({ day }: { day: string }) => `agreed by silence on ${day}`,
  byClient: 'by the client',
  byLink: ', by link',
  bySilence: 'by silence',
  disputed: 'Disputed',
  notSentYet: 'not sent yet',
  notYet: 'not yet',
  open: 'Open',
  sentToClient: 'Sent to client',
  stateOfMonth: 'State of the month',
});

export type SayMusterState = Translate<typeof musterStateWords>;
