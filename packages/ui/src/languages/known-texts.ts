import type {
  alreadyGuard,
  applicationMessages,
  applicationNotFound,
  applicationNotPending,
  applicationPending,
  applicationStatusLabels,
  clientApplicationMessages,
  securityApplicationMessages,
  serviceTypeLabels,
} from '@prahari/contract/applications';
import type {
  alreadyCompleted,
  assignmentNotFound,
  assignmentStatusLabels,
  ownAssignmentMessages,
  ratingMessages,
  shiftLabels,
} from '@prahari/contract/assignments';
import type { debtMessages } from '@prahari/contract/debts';
import type { paperKindLabels, papersMessages } from '@prahari/contract/documents';
import type {
  attendanceOff,
  calendarMessages,
  dutyCalledOff,
  dutyMessages,
  dutyNotFound,
  dutyNotStarted,
  dutyOver,
  dutyTooEarly,
  dutyTooOld,
  musterLocked,
  pressesLost,
} from '@prahari/contract/duties';
import type { linkIncomplete } from '@prahari/contract/fields';
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
  musterChanged,
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
import type { tooManyCalls, tooManyWrites } from '@prahari/contract/reply';
import type { Weakness, weaknessMessages } from '@prahari/contract/weak-password';

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
  | (typeof dutyMessages)['fetchFailed' | 'started' | 'ended' | 'noPosition']
  | typeof pressesLost
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
  | typeof musterChanged
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
  | 'The server answered with an error'
  | 'The server answered, but the browser blocked its reply because of its CORS settings. It has to allow this site by name and credentials.'
  | 'The server could not be reached'
  | 'The server could not be reached. Check the connection and try again.'
  | 'Undo';

/** Orders of a list that is sorted. */
type Orders = 'A to Z' | 'Z to A' | 'lowest first' | 'highest first' | 'earliest first' | 'latest first';

/** Heads of columns that every table has. */
type Heads = 'Actions' | 'Status';

/** Labels of a bill as the server prints it. */
type BillTexts =
  | 'Tax invoice'
  | 'Bill'
  | 'Credit note'
  | 'Payment'
  | 'Date'
  | 'Due'
  | 'Period'
  | 'Duties'
  | 'As agreed'
  | 'As attended'
  | 'As planned'
  | 'For bill'
  | 'Reason'
  | 'Purchase order'
  | 'Place of supply'
  | 'Reverse charge'
  | 'Yes'
  | 'No'
  | 'Taxable value'
  | 'Sum'
  | 'Round off'
  | 'Marked as paid'
  | 'Cheque'
  | 'Cash';

/** Statuses and messages of bills. */
type Bills =
  | 'Paid'
  | 'Overdue'
  | 'Failed to fetch bills'
  | 'Failed to load the bill'
  | 'This bill does not exist, or it is not yours'
  | 'The PDF could not be downloaded';

/** Roles and purposes of data. */
type Accounts =
  | 'Client'
  | 'Security Guard'
  | 'Admin'
  | 'Your account, and guards or work for you'
  | 'Name, email, phone and role, and what you later send us in requests and applications.'
  | 'Without it there can be no account.'
  | 'Messages on WhatsApp'
  | 'Your name and phone number, for messages about your requests, shifts and bills.'
  | 'Without it we call or send an email.';

/** Messages and errors of login, signup and reset. */
type LoginTexts =
  | 'Login failed. Please check your credentials.'
  | 'Something went wrong'
  | 'Something went wrong. Please try again.'
  | 'No network. Your answer was not sent. Try again when you have a signal.'
  | 'Invalid OTP'
  | 'Failed to resend OTP'
  | 'OTP resent successfully'
  | 'Email verified successfully'
  | 'Failed to send reset link'
  | 'Failed to reset password'
  | 'Reset link sent successfully'
  | 'OTP verified successfully'
  | 'Password reset successfully'
  | 'Passwords do not match'
  | 'Your session has ended. Please log in again.'
  | 'Invalid credentials'
  | 'Enter the code from your authenticator app'
  | 'This code is wrong or was used before. Wait for the next one.'
  | 'Please verify your email first'
  | 'This account is disabled. Call the office.'
  | 'Please wait before asking for another code'
  | 'Too many failed attempts. Please try again later.'
  | 'Current password is wrong'
  | 'Check the role, email and password.'
  | 'Check the role.'
  | 'Check the six digits, or ask for a new code.'
  | 'Enter all 6 digits of the code.'
  | 'No passkey was used. Try again when you are ready.'
  | 'This passkey was not accepted. Try again, or use your password.'
  | 'Failed to log in with a passkey'
  | 'Password set. You can log in now.'
  | 'Failed to set the password'
  | 'This invitation was used or is too old. Ask the office for a new one.'
  | 'Enter the email you will log in with'
  | 'Enter the code that we have mailed to this address'
  | 'Your former email counts again. Set a new password now.'
  | 'Failed to bring the former email back'
  | typeof linkIncomplete
  | 'This link was used or is too old. Call the office.'
  | 'That login has ended. Set a new password now.'
  | 'Failed to end that login'
  | 'This link was used or is too old. Log in and end sessions under Account.'
  | 'Email is required'
  | 'Password is required'
  | 'Confirm password is required'
  | 'Code is required'
  | 'Name is required'
  | 'Current password is required'
  | 'New password is required'
  | 'Password must be at least 8 characters'
  | 'New password must be at least 8 characters'
  | 'Allow cookies and site data for this site, so that it can keep your login.'
  | 'Your browser does not let this site keep your login. Allow cookies and site data for it, then try again.';

/** Reasons for refusing a password. */
type WeakPasswords = (typeof weaknessMessages)['password' | 'newPassword'][Weakness];

/** Messages of the account dialog. */
type AccountTexts =
  | 'A copy of the data'
  | 'A correction'
  | 'Erasure'
  | 'Failed to fetch requests about personal data'
  | 'Your request is with the office'
  | 'Failed to send the request'
  | 'Your copy is saved as a file'
  | 'Failed to download your data'
  | 'Say what is wrong'
  | 'Failed to fetch your consent'
  | 'Consent recorded'
  | 'Consent withdrawn'
  | 'Failed to change your consent'
  | 'Failed to fetch your account'
  | 'Password changed. Your other sessions have ended.'
  | 'Failed to change the password'
  | 'Failed to confirm the password'
  | 'Failed to fetch sessions'
  | 'Session ended'
  | 'Session not found'
  | 'Failed to end the session'
  | 'All other sessions ended'
  | 'Failed to end the other sessions'
  | 'Failed to fetch two-step login'
  | 'Failed to start the set-up'
  | 'Two-step login turned on'
  | 'Failed to turn on two-step login'
  | 'Two-step login turned off'
  | 'Failed to turn off two-step login'
  | 'Recovery codes copied'
  | 'Could not copy. Select the codes and copy them yourself.'
  | 'Failed to fetch your passkeys'
  | 'Passkey added'
  | 'Failed to add the passkey'
  | 'Passkey renamed'
  | 'Failed to rename the passkey'
  | 'Passkey removed'
  | 'Failed to remove the passkey'
  | 'Failed to confirm with a passkey'
  | 'This device already has a passkey for this account.'
  | 'This device cannot keep a passkey that checks who uses it.'
  | 'Passkeys do not work at this address.'
  | 'You have as many passkeys as an account can have. Remove one first.'
  | 'Failed to fetch your new email'
  | 'Your new email counts from now on'
  | 'Failed to confirm the new email';

/** English sentences that a translated screen shows and that come from the contract or the server. */
export type KnownText =
  | Labels
  | Messages
  | Refusals
  | Failures
  | FieldErrors
  | Anywhere
  | Orders
  | Heads
  | BillTexts
  | Bills
  | Accounts
  | LoginTexts
  | AccountTexts
  | WeakPasswords;
