import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of OfficeMuster. */
export const officeMusterWords = defineOfficeWords('officeMuster', {
  absent: ({ absent }: { absent: number }) => `${absent} absent`,
  allPosts: 'All posts',
  asPlannedAttendanceIs: 'As planned: attendance is not kept.',
  assignGuards: 'Assign guards',
  copyLink: 'Copy link',
  daysToLookAt: 'Days to look at',
  disputedDutiesWaitFor: ({ count }: { count: number }) =>
    count === 1 ? '1 disputed duty waits for your answer.' : `${count} disputed duties wait for your answer.`,
  doubleDutyDouble: ({ double }: { double: number }) => `${double} double duty`,
  duties: ({ duties }: { duties: number }) => `${duties} duties`,
  enteredByOffice: ({ corrected }: { corrected: number }) => `${corrected} entered by the office`,
  everyDutyWasAs: 'Every duty was as planned.',
  excel: 'Excel',
  forAgency: 'For the agency',
  forClientNameDate: 'For the client, name, date and stamp',
  guards: 'Guards',
  late: ({ late }: { late: number }) => `${late} late`,
  linkForClientGood: 'Link for the client, good for 14 days:',
  monthIsOverReady: 'The month is over. Ready to send.',
  monthStillRunsWhat: 'The month still runs: what is over by now is sent.',
  muster: 'Muster',
  musterBeginsWithFirst: 'The muster begins with the first duty.',
  musterMonthTitle: ({ monthTitle }: { monthTitle: string }) => `Muster, ${monthTitle}`,
  musterOfName: ({ name }: { name: string }) => `Muster of ${name}`,
  nightBelongsToDay: ({ day }: { day: string }) =>
    `A night belongs to the day on which it begins. Printed on ${day}.`,
  nobodyWasAtThisPost: 'Nobody was at this post in this month',
  ofDutiesAsked: ({ asked }: { asked: number }) => `of ${asked} duties`,
  print: 'Print',
  reopen: 'Reopen',
  sendAgain: 'Send again',
  sendByWhatsApp: 'Send by WhatsApp',
  sendToClient: 'Send to client',
  supervisorNameAndDate: 'Supervisor, name and date',
});

export type SayOfficeMuster = Translate<typeof officeMusterWords>;
