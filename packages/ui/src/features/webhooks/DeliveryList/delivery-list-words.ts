import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of DeliveryList. */
export const deliveryListWords = defineOfficeWords('deliveryList', {
  attemptsTries: ({ tries, count }: { tries: number; count: string }) =>
    tries === 1 ? '1 attempt' : `${count} attempts`,
  deliveredInstant: ({ instant, attempts }: { instant: string; attempts: string }) =>
    `Delivered ${instant}, ${attempts}.`,
  deliveries: 'Deliveries',
  nextAtInstant: ({ instant }: { instant: string }) => `, next at ${instant}`,
  noAttemptsYet: 'No attempts yet',
  sendAgain: 'Send again',
  sendAgainWebhookEvent: ({ webhookEvent, instant }: { webhookEvent: string; instant: string }) =>
    `Send again: ${webhookEvent}, ${instant}`,
});

export type SayDeliveryList = Translate<typeof deliveryListWords>;
