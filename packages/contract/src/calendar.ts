import type { CalendarFeed } from './calendar.schemas.ts';
import { endpoint, linkEndpoint } from './endpoint.ts';
import type { DataReply, MessageReply } from './reply.ts';

export const calendarMessages = {
  made: 'Your calendar’s address is ready',
  makeFailed: 'Failed to make the calendar’s address',
  ended: 'The calendar’s address has ended',
  endFailed: 'Failed to end the calendar’s address',
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
