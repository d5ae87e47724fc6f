import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of the office’s screens in dashboards/admin/messages. */
export const toSendTabWords = defineOfficeWords('toSendTab', {
  loadingMessages: 'Loading messages',
  mailsGoOutBy: 'Mails go out by themselves. The text for WhatsApp waits here for a week.',
  messagesCouldNotBe: 'The messages could not be loaded.',
  openWhatsappWithText: 'Open WhatsApp with the text, send it there, and tick the person off here.',
  toSend: 'To send',
});
