import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of InvitationDialog. */
export const invitationDialogWords = defineOfficeWords('invitationDialog', {
  close: 'Close',
  getsLinkThatSets: ({ email }: { email: string }) => `${email} gets a link that sets a password.`,
  inviteName: ({ name }: { name: string }) => `Invite ${name}`,
  itWorksOnce: ({ what }: { what: string }) =>
    `${what} It works once and for 7 days; earlier links no longer work.`,
  linkAsksForEmail: 'The link asks for an email, which gets a code, and sets a password.',
  linkWorksOnceUntil: ({ day }: { day: string }) =>
    `The link works once, until ${day}. Earlier ones no longer work.`,
  mailInvitation: 'Mail invitation',
  openWhatsApp: 'Open WhatsApp',
  textForWhatsApp: 'Text for WhatsApp',
});
