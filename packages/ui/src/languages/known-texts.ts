import type {
  alreadyCompleted,
  assignmentNotFound,
  assignmentStatusLabels,
  ownAssignmentMessages,
  shiftLabels,
} from '@prahari/contract/assignments';
import type { calendarMessages } from '@prahari/contract/calendar';
import type { debtMessages } from '@prahari/contract/debts';
import type { paperKindLabels, papersMessages } from '@prahari/contract/documents';
import type {
  attendanceOff,
  dutyCalledOff,
  dutyMessages,
  dutyNotFound,
  dutyNotStarted,
  dutyOver,
  dutyTooEarly,
  dutyTooOld,
  musterLocked,
} from '@prahari/contract/duties';
import type {
  alreadyGuard,
  applicationPending,
  securityApplicationMessages,
} from '@prahari/contract/job-applications';
import type { languageMessages } from '@prahari/contract/languages';
import type {
  leaveAnswered,
  leaveMessages,
  leaveNotFound,
  leaveOverlap,
  leaveReasons,
  leaveStatusLabels,
  notAGuard,
} from '@prahari/contract/leave';
import type {
  musterDisputed,
  musterLinkInvalid,
  musterMessages,
  musterNotSent,
} from '@prahari/contract/muster';
import type {
  offerExpired,
  offerImpossible,
  offersMessages,
  offerTaken,
  offerYours,
} from '@prahari/contract/offers';
import type { problemMessages, problemStatusLabels } from '@prahari/contract/problems';
import type { ratingMessages } from '@prahari/contract/ratings';
import type { tooManyCalls, tooManyWrites } from '@prahari/contract/refusal';
import type {
  applicationMessages,
  applicationNotFound,
  applicationNotPending,
  applicationStatusLabels,
  clientApplicationMessages,
  serviceTypeLabels,
} from '@prahari/contract/requests';

type Labels =
  | (typeof serviceTypeLabels)[keyof typeof serviceTypeLabels]
  | (typeof problemStatusLabels)[keyof typeof problemStatusLabels]
  | (typeof paperKindLabels)[keyof typeof paperKindLabels]
  | (typeof shiftLabels)[keyof typeof shiftLabels]
  | (typeof assignmentStatusLabels)[keyof typeof assignmentStatusLabels]
  | (typeof leaveStatusLabels)[keyof typeof leaveStatusLabels]
  | (typeof leaveReasons)[number]
  | (typeof applicationStatusLabels)[keyof typeof applicationStatusLabels];

type Messages =
  | (typeof problemMessages)['fetchFailed' | 'reported']
  | (typeof ratingMessages)['fetchFailed' | 'rated']
  | (typeof debtMessages)['statementFailed']
  | (typeof clientApplicationMessages)['fetchFailed' | 'submitted' | 'submitFailed']
  | (typeof calendarMessages)[keyof typeof calendarMessages]
  | (typeof papersMessages)['fetchFailed']
  | (typeof ownAssignmentMessages)[keyof typeof ownAssignmentMessages]
  | (typeof dutyMessages)['fetchFailed' | 'started' | 'ended' | 'noPosition' | 'pressesLost']
  | (typeof leaveMessages)['fetchFailed' | 'asked' | 'askFailed' | 'withdrawn' | 'withdrawFailed']
  | (typeof musterMessages)['fetchFailed' | 'ownMonthFailed' | 'agreed' | 'disputed']
  | (typeof offersMessages)['openFailed' | 'answerFailed']
  | (typeof securityApplicationMessages)['fetchFailed' | 'submitted' | 'submitFailed']
  | (typeof applicationMessages)[keyof typeof applicationMessages]
  | (typeof languageMessages)[keyof typeof languageMessages];

interface Refusal {
  message: string;
}
type MessageOf<R extends Refusal> = R['message'];
type Refusals = MessageOf<
  | typeof alreadyCompleted
  | typeof alreadyGuard
  | typeof applicationNotFound
  | typeof applicationNotPending
  | typeof applicationPending
  | typeof assignmentNotFound
  | typeof attendanceOff
  | typeof dutyCalledOff
  | typeof dutyNotFound
  | typeof dutyNotStarted
  | typeof dutyOver
  | typeof dutyTooEarly
  | typeof dutyTooOld
  | typeof leaveAnswered
  | typeof leaveNotFound
  | typeof leaveOverlap
  | typeof musterDisputed
  | typeof musterLinkInvalid
  | typeof musterLocked
  | typeof musterNotSent
  | typeof notAGuard
  | typeof offerExpired
  | typeof offerImpossible
  | typeof offerTaken
  | typeof offerYours
  | typeof tooManyCalls
  | typeof tooManyWrites
>;

/** The first half of messages that end in a reason: `Failed to agree the month: …`. */
type Failures =
  | 'Failed to rate the guard'
  | 'Failed to report the problem'
  | 'Failed to agree the month'
  | 'Failed to end the duty'
  | 'Failed to report the day'
  | 'Failed to start the duty';

/** Errors of the forms of these screens. */
type FieldErrors =
  | 'End date is required'
  | 'Location is required'
  | 'Number of guards is required'
  | 'Service type is required'
  | 'Start date is required'
  | 'What happened is required'
  | 'A guard must be 18 to under 65 years old'
  | 'Address is required'
  | 'Complete the date or clear it'
  | 'Date of birth is required'
  | 'Date of birth must be in the past'
  | 'Experience is required'
  | 'Full name is required'
  | 'Phone number is required'
  | 'Qualifications is required'
  | 'Some fields need another look'
  | 'This date does not exist';

/** Sentences of the API client and of the server that any screen can show. */
type Anywhere =
  | 'Not started yet'
  | 'Off shift'
  | 'Please log in'
  | 'Something went wrong on our side. Please try again.'
  | 'The server could not be reached'
  | 'The server could not be reached. Check the connection and try again.'
  | 'Undo';

/** English sentences that a translated screen shows and that come from the contract or the server. */
export type KnownText = Labels | Messages | Refusals | Failures | FieldErrors | Anywhere;
