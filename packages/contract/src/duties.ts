import type {
  CalendarFeed,
  CorrectDutyBody,
  DutiesQuery,
  Duty,
  OwnDutiesQuery,
  OwnDuty,
  PressBody,
  SwapDutiesBody,
} from './duties.schemas.ts';
import { endpoint, linkEndpoint, queryEndpoint } from './endpoint.ts';
import type { ShortListReply } from './lists.ts';
import type { DataReply, MessageReply, UndoableTogether } from './reply.ts';

/** Columns that sort a guard's own duties. */
export const ownDutyColumns = ['beginsAt', 'state'] as const;

/** Columns that sort the office's duties of a day. */
export const dutyColumns = ['beginsAt', 'guard', 'client', 'state'] as const;

/** Marks left by a press or by the office, beside the state. */
export const dutyFlags = [
  'queued',
  'clock-corrected',
  'no-end',
  'far',
  'early-end',
  'corrected',
  'as-planned',
] as const;
export type DutyFlag = (typeof dutyFlags)[number];

export const dutyNotFound = { status: 404, code: 'duty.not_found', message: 'Duty not found' } as const;

export const dutyTooEarly = {
  status: 409,
  code: 'duty.too_early',
  message: 'A duty can be started from an hour before it begins',
} as const;

export const dutyOver = { status: 409, code: 'duty.over', message: 'This duty is over' } as const;

export const dutyTooOld = {
  status: 409,
  code: 'duty.too_old',
  message: 'A press that waited for more than 12 hours does not count. Tell the office when you began',
} as const;

export const dutyNotStarted = {
  status: 409,
  code: 'duty.not_started',
  message: 'Start the duty first',
} as const;

export const attendanceOff = {
  status: 409,
  code: 'attendance.off',
  message: 'The company does not keep attendance',
} as const;

export const dutyCalledOff = {
  status: 409,
  code: 'duty.called_off',
  message: 'Somebody else has this duty, or you are on leave',
} as const;

export const musterLocked = {
  status: 409,
  code: 'muster.locked',
  message: 'The month is agreed. A later truth is an adjustment of the muster',
} as const;

export const samePerson = {
  status: 409,
  code: 'duty.same_person',
  message: 'Both duties are of the same guard',
} as const;

/** Not one of `dutyMessages`: the script inside every public page asks it and carries no other. */
export const pressesLost = 'A press has not reached the office yet. Log out and lose it?';

export const dutyMessages = {
  fetchFailed: 'Failed to fetch duties',
  started: 'Duty started',
  startFailed: (message: string) => `Failed to start the duty: ${message}`,
  ended: 'Duty ended',
  endFailed: (message: string) => `Failed to end the duty: ${message}`,
  swapped: 'Duties swapped',
  swapFailed: (message: string) => `Failed to swap the duties: ${message}`,
  noPosition: 'No position: this phone did not give one',
  corrected: 'Duty corrected',
  correctFailed: (message: string) => `Failed to correct the duty: ${message}`,
} as const;

/** The caller's duties on some days, in the order of their begin. */
export const listOwnDuties = queryEndpoint<ShortListReply<OwnDuty>, OwnDutiesQuery>({
  method: 'GET',
  path: '/security/duties',
  access: 'security',
});

/** Starts the caller's duty. A repeated press changes nothing. */
export const startDuty = endpoint<DataReply<OwnDuty>, PressBody>({
  method: 'POST',
  path: '/security/start-duty',
  access: 'security',
});

/** Ends the caller's duty. A repeated press changes nothing. */
export const endDuty = endpoint<DataReply<OwnDuty>, PressBody>({
  method: 'POST',
  path: '/security/end-duty',
  access: 'security',
});

/** Every duty of a day with its state. */
export const listDuties = queryEndpoint<ShortListReply<Duty>, DutiesQuery>({
  method: 'GET',
  path: '/admin/duties',
  access: 'admin',
});

/** Corrects the state and the times of a duty, with a reason. */
export const correctDuty = endpoint<DataReply<Duty>, CorrectDutyBody>({
  method: 'POST',
  path: '/admin/correct-duty',
  access: 'admin',
});

/** Swaps two duties of two guards. Their assignments go on. */
export const swapDuties = endpoint<DataReply<Duty[]> & UndoableTogether, SwapDutiesBody>({
  method: 'POST',
  path: '/admin/swap-duties',
  access: 'admin',
});

export const calendarMessages = {
  made: 'Your calendar’s address is ready',
  makeFailed: 'Failed to make the calendar’s address',
  ended: 'The calendar’s address has ended',
  endFailed: 'Failed to end the calendar’s address',
  fetchFailed: 'Failed to fetch the calendar’s address',
} as const;

export const calendarNotFound = {
  status: 404,
  code: 'calendar.not_found',
  message: 'This calendar is not known. Make a new address in the dashboard',
} as const;

/** Makes the address of the guard's calendar. It is shown this once, and a former one ends. */
export const makeCalendarFeed = endpoint<DataReply<{ url: string }>>({
  method: 'POST',
  path: '/security/calendar-feed',
  access: 'security',
});

/** Tells since when the guard has a calendar's address. */
export const getCalendarFeed = endpoint<DataReply<CalendarFeed>>({
  method: 'GET',
  path: '/security/calendar-feed',
  access: 'security',
});

/** Ends the address of the guard's calendar. */
export const endCalendarFeed = endpoint<MessageReply>({
  method: 'DELETE',
  path: '/security/calendar-feed',
  access: 'security',
});

/** Replies with the guard's duties, text/calendar (RFC 5545). The address is the only credential. */
export const getCalendar = linkEndpoint<string>({
  method: 'GET',
  path: '/calendar/{token}.ics',
  access: 'public',
});
