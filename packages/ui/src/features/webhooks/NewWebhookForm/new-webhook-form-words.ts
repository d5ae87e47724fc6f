import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of NewWebhookForm. */
export const newWebhookFormWords = defineOfficeWords('newWebhookForm', {
  address: 'Address',
  addWebhook: 'Add the webhook',
  cancel: 'Cancel',
  httpsErpExampleCom: 'https://erp.example.com/prahari',
  newWebhook: 'New webhook',
  startsWithHttps: 'Starts with https://',
});
