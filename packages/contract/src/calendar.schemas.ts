import * as z from 'zod/mini';
import * as wire from './calendar.ts';
import { define } from './definition.ts';
import { notAGuard } from './leave.ts';
import { dataReply, messageReply } from './reply.schemas.ts';
import { instant, link } from './reply-fields.ts';

/** `since` is null without an address. */
export const calendarFeed = z.object({ since: z.nullable(instant) });
export type CalendarFeed = z.output<typeof calendarFeed>;

export const makeCalendarFeed = define(wire.makeCalendarFeed, {
  summary: 'Make the address of the guard’s calendar, which is shown this once; a former address ends.',
  reply: dataReply(z.object({ url: link })),
  refusals: [notAGuard],
});

export const getCalendarFeed = define(wire.getCalendarFeed, {
  summary: 'Since when the guard has a calendar’s address.',
  reply: dataReply(calendarFeed),
});

export const endCalendarFeed = define(wire.endCalendarFeed, {
  summary: 'End the address of the guard’s calendar.',
  reply: messageReply,
});

export const getCalendar = define(wire.getCalendar, {
  summary:
    'The duties of a guard from 30 days ago to 183 days ahead, as a calendar; a duty that was taken away is cancelled.',
  reply: z.string(),
  replyTypes: ['text/calendar'],
  refusals: [wire.calendarNotFound],
});
