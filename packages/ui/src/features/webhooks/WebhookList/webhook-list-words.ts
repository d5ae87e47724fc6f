import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of WebhookList. */
export const webhookListWords = defineOfficeWords('webhookList', {
  delete: 'Delete',
  deleteUrl: ({ url }: { url: string }) => `Delete ${url}`,
  failing: 'Failing',
  nothingWasDeliveredSince: ({ instant }: { instant: string }) => `Nothing was delivered since ${instant}.`,
  off: 'Off',
  offWord: 'off',
  on: 'On',
  onWord: 'on',
  sendTest: 'Send a test',
  sendTestTo: ({ url }: { url: string }) => `Send a test to ${url}`,
  turn: ({ onOrOff }: { onOrOff: string }) => `Turn ${onOrOff}`,
  turnedOffAfterDays: 'Turned off after days of failures. What was not delivered can be sent again.',
  turnedOffByOffice: 'Turned off by the office.',
  turnedOffWithOwner:
    'Turned off, because the account of its admin was disabled or erased. That person may know the signing secret: delete this webhook and add a new one, or turn it on again.',
  turnUrl: ({ onOrOff, url }: { onOrOff: string; url: string }) => `Turn ${onOrOff} ${url}`,
  webhooks: 'Webhooks',
});

export type SayWebhookList = Translate<typeof webhookListWords>;
