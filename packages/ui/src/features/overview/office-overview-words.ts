import { defineOfficeWords, type Translate } from '../../base/words/define-words.ts';

/** Words of the office that several components of overview share. */
export const officeOverviewWords = defineOfficeWords('officeOverview', {
  availableCount: ({ count }: { count: string }) => `${count} available`,
  billIsOverdue: 'bill is overdue',
  billsAreOverdue: 'bills are overdue',
  byWhatsApp: 'by WhatsApp',
  clientProblemsWaitFor: 'client problems wait for an answer',
  clientProblemWaitsFor: 'client problem waits for an answer',
  clientRequestsWait: 'client requests wait',
  clientRequestWaits: 'client request waits',
  everyPlaceHasGuard: 'Every place has a guard',
  figuresCouldNotBe: 'The figures could not be loaded.',
  firstOnWeekday: ({ weekday }: { weekday: string }) => `first on ${weekday}`,
  guardHasPaperThat: 'guard has a paper that expires',
  guardsHavePapersThat: 'guards have papers that expire',
  guardsOnDutyNow: 'Guards on duty now',
  jobApplicationsWait: 'job applications wait',
  jobApplicationWaits: 'job application waits',
  lastBackupIsOf: ({ day }: { day: string }) => `The last backup is of ${day}`,
  later: 'later',
  leavesWaitForAnswer: 'leaves wait for an answer',
  leaveWaitsForAnswer: 'leave waits for an answer',
  mailsNotDelivered: ({ count }: { count: string }) => `Mails not delivered: ${count}`,
  messagesToSend: 'messages to send',
  messageToSend: 'message to send',
  nothingToDo: 'Nothing to do.',
  nothingToDoYet: 'Nothing to do yet.',
  oldestDays: ({ days, count }: { days: number; count: string }) =>
    `oldest ${count} ${days === 1 ? 'day' : 'days'}`,
  oldestToday: 'oldest today',
  onBreakCount: ({ count }: { count: string }) => `${count} on break`,
  overdue: 'Overdue',
  overdueBills: ({ bills, count }: { bills: number; count: string }) =>
    `${count} ${bills === 1 ? 'bill' : 'bills'}`,
  overview: 'Overview',
  owedToUs: 'Owed to us',
  placeCount: ({ places, count }: { places: number; count: string }) =>
    `${count} ${places === 1 ? 'place' : 'places'}`,
  placeEmpty: ({ empty }: { empty: number }) => (empty === 1 ? 'place empty' : 'places empty'),
  postEndsIn7: 'post ends in 7 days',
  postHasEmptyPlaces: 'post has empty places tonight',
  postsEndIn7: 'posts end in 7 days',
  postsHaveEmptyPlaces: 'posts have empty places tonight',
  rateRises: 'rate rises',
  ratesRise: 'rates rise',
  replaceYourGeneratedPassword: 'Replace your generated password',
  requestsAboutPersonalData: ({ dataRequests }: { dataRequests: number }) =>
    `Requests about personal data: ${dataRequests}`,
  showShortPost: ({ count, short }: { count: string; short: number }) =>
    `Show ${count} short ${short === 1 ? 'post' : 'posts'}`,
  today: 'today',
  toDo: 'To do',
  tonight: 'tonight',
  tryAgain: 'Try again',
  unpaidBills: ({ bills, count }: { bills: number; count: string }) =>
    `${count} unpaid ${bills === 1 ? 'bill' : 'bills'}`,
  whoCameLastNight: 'Who came last night',
  whoIsFree: 'Who is free',
  within30Days: 'within 30 days',
});

export type SayOfficeOverview = Translate<typeof officeOverviewWords>;
