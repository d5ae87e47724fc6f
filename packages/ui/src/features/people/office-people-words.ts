import { defineOfficeWords, type Translate } from '../../base/words/define-words.ts';

/** Words of the office that several components of people share. */
export const officePeopleWords = defineOfficeWords('officePeople', {
  alreadyEnteredOpen: 'Already entered? Open ',
  andAccountDisabled: ({ status }: { status: string }) => `${status}, account disabled`,
  andToCome: ({ ahead }: { ahead: number }) => ` and ${ahead} to come`,
  assignedDaysByMonth: ({ months }: { months: string }) => `Assigned days a month: ${months}`,
  bothUseThisPhone: 'Both use this phone',
  call: 'Call',
  client: 'Client',
  contactPerson: 'Contact person',
  correctDetails: 'Correct details',
  days: ({ days }: { days: number }) => (days === 1 ? '1 day' : `${days} days`),
  email: 'Email',
  endedBeforeItBegan: ({ day }: { day: string }) => `${day}, ended before it began`,
  hasNotAgreedTo: 'Has not agreed to messages on WhatsApp',
  history: 'History',
  invite: 'Invite',
  invitedUntilEmail: ({ email, day }: { email: string; day: string }) => `${email}, invited until ${day}`,
  login: 'Login',
  noEmail: 'No email',
  noEmailInvitedBy: ({ day }: { day: string }) => `No email, invited by a link until ${day}`,
  noLoginThereIs: 'No login: there is no email',
  nothingYet: 'Nothing yet.',
  notInvitedOrInvitation: ({ email }: { email: string }) =>
    `${email}, not invited or the invitation is too old`,
  open: '(open)',
  personalData: 'Personal data',
  phone: 'Phone',
  showEarlier: 'Show earlier',
});

export type SayOfficePeople = Translate<typeof officePeopleWords>;
