import { defineOfficeWords, type Translate } from '../../base/words/define-words.ts';

/** Words of the office that several components of overview share. */
export const officeOverviewWords = defineOfficeWords('officeOverview', {
  availableCount: ({ count }: { count: string }) => `${count} available`,
  billsOverdue: ({ bills, count }: { bills: number; count: string }) =>
    `${count} ${bills === 1 ? 'bill is' : 'bills are'} overdue`,
  byWhatsApp: 'by WhatsApp',
  endingPosts: ({ posts, count }: { posts: number; count: string }) =>
    `${count} ${posts === 1 ? 'post ends' : 'posts end'} in 7 days`,
  everyPlaceHasGuard: 'Every place has a guard',
  expiringPapers: ({ guards, count }: { guards: number; count: string }) =>
    `${count} ${guards === 1 ? 'guard has a paper that expires' : 'guards have papers that expire'}`,
  figuresCouldNotBe: 'The figures could not be loaded.',
  firstOnWeekday: ({ weekday }: { weekday: string }) => `first on ${weekday}`,
  guardsOnDutyNow: 'Guards on duty now',
  lastBackupIsOf: ({ day }: { day: string }) => `The last backup is of ${day}`,
  later: 'later',
  mailsNotDelivered: ({ count }: { count: string }) => `Mails not delivered: ${count}`,
  messagesToSend: ({ messages, count }: { messages: number; count: string }) =>
    `${count} ${messages === 1 ? 'message' : 'messages'} to send`,
  moreToDo: ({ count }: { count: string }) => `${count} more`,
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
  replaceYourGeneratedPassword: 'Replace your generated password',
  requestsAboutPersonalData: ({ dataRequests }: { dataRequests: number }) =>
    `Requests about personal data: ${dataRequests}`,
  risingRates: ({ rates, count }: { rates: number; count: string }) =>
    `${count} ${rates === 1 ? 'rate rises' : 'rates rise'}`,
  showShortPost: ({ count, short }: { count: string; short: number }) =>
    `Show ${count} short ${short === 1 ? 'post' : 'posts'}`,
  today: 'today',
  toDo: 'To do',
  tonight: 'tonight',
  tonightPosts: ({ posts, count }: { posts: number; count: string }) =>
    `${count} ${posts === 1 ? 'post has' : 'posts have'} empty places tonight`,
  tryAgain: 'Try again',
  unpaidBills: ({ bills, count }: { bills: number; count: string }) =>
    `${count} unpaid ${bills === 1 ? 'bill' : 'bills'}`,
  waitingJobApplications: ({ applications, count }: { applications: number; count: string }) =>
    `${count} ${applications === 1 ? 'job application waits' : 'job applications wait'}`,
  waitingLeaves: ({ leaves, count }: { leaves: number; count: string }) =>
    `${count} ${leaves === 1 ? 'leave waits' : 'leaves wait'} for an answer`,
  waitingProblems: ({ problems, count }: { problems: number; count: string }) =>
    `${count} ${problems === 1 ? 'client problem waits' : 'client problems wait'} for an answer`,
  waitingRequests: ({ requests, count }: { requests: number; count: string }) =>
    `${count} ${requests === 1 ? 'client request waits' : 'client requests wait'}`,
  whoCameLastNight: 'Who came last night',
  whoIsFree: 'Who is free',
  within30Days: 'within 30 days',
});

export type SayOfficeOverview = Translate<typeof officeOverviewWords>;
