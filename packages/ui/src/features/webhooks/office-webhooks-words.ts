import { defineOfficeWords } from '../../base/words/define-words.ts';

/** Words of the office that several components of webhooks share. */
export const officeWebhooksWords = defineOfficeWords('officeWebhooks', {
  events: 'Events',
});
