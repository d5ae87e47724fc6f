import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of MessageQueue. */
export const messageQueueWords = defineOfficeWords('messageQueue', {
  byMailToo: ' · by mail, too',
  client: 'Client',
  guard: 'Guard',
  messageCount: ({ count }: { count: number }) => (count === 1 ? 'message' : 'messages'),
  noPhone: 'no phone',
  personCount: ({ count }: { count: number }) => (count === 1 ? 'person' : 'people'),
  tickOff: 'Tick off',
  tickOffAll: ({ count }: { count: number }) => `Tick off all ${count}`,
  tickOffName: ({ name }: { name: string }) => `Tick off ${name}`,
  toSend: 'To send',
  whatsAppToName: ({ name }: { name: string }) => `WhatsApp to ${name}`,
});
