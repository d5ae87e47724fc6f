import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of Webhooks. */
export const webhooksWords = defineOfficeWords('webhooks', {
  newWebhook: 'New webhook',
  tellProgramOfYours:
    'Tell a program of yours when a guard is assigned, an application is decided or a bill is paid.',
});
