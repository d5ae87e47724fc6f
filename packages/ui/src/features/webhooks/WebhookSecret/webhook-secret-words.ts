import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of WebhookSecret. */
export const webhookSecretWords = defineOfficeWords('webhookSecret', {
  copy: 'Copy',
  iHaveCopiedIt: 'I have copied it',
  signingSecret: 'Signing secret',
  webhookToWasAdded: ({ url }: { url: string }) =>
    `The webhook to ${url} was added. The program there checks each call with this signing secret, which is not shown again.`,
});
