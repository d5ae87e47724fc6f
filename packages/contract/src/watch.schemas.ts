import * as z from 'zod/mini';
import { location } from './assignments.schemas.ts';
import { define } from './definition.ts';
import { duty } from './duties.schemas.ts';
import { dutyNotFound } from './duties.ts';
import { id, optionalLine } from './fields.ts';
import { personErased } from './people.ts';
import { calendarDay, dataReply, instant, recordId, shift } from './reply.schemas.ts';
import * as wire from './watch.ts';

export const watchStep = z.object({
  _id: recordId,
  kind: z.enum(wire.watchStepKinds),
  /** Words about a call; empty without. */
  note: z.string(),
  by: z.string(),
  at: instant,
});
export type WatchStep = z.output<typeof watchStep>;

const post = z.object({
  /** Null for a duty that belongs to no post. */
  _id: z.nullable(recordId),
  client: z.object({ _id: recordId, name: z.string() }),
  place: location,
  shift,
  startsAt: z.string(),
  hours: z.number(),
});

/** A place that needs the office: its guard has not started, or it has none. */
export const watchRow = z.object({
  state: z.enum(wire.watchStates),
  day: calendarDay,
  beginsAt: instant,
  endsAt: instant,
  post,
  /** Missing where nobody has the duty. */
  duty: z.optional(
    z.object({
      _id: recordId,
      assignmentId: recordId,
      guard: z.object({ _id: recordId, name: z.string(), phone: z.string() }),
    }),
  ),
  /** The post's empty places that day. */
  empty: z.optional(z.number()),
  /** The oldest first. */
  steps: z.array(watchStep),
});
export type WatchRow = z.output<typeof watchRow>;

export const watch = z.object({
  /** False where attendance is not kept: then nobody is said to be late, and the others are as planned. */
  isAttended: z.boolean(),
  /** Worst first; at most 200. */
  rows: z.array(watchRow),
  /** Counts of the duties that run now. */
  running: z.number(),
  started: z.number(),
  late: z.number(),
  /** Places that nobody has. */
  nobody: z.number(),
  /** Guards who started, the latest first; at most 20. */
  latest: z.array(duty),
  /** The month’s responses: the first step about each place, by who made it, with the minutes since the begin. */
  responses: z.array(z.object({ by: z.string(), places: z.number(), averageMinutes: z.number() })),
});
export type Watch = z.output<typeof watch>;

export const addWatchStepBody = z.object({
  dutyId: id('Duty'),
  /** The guard's answer, in a few words. */
  note: optionalLine('Note', wire.WATCH_NOTE_MAX),
});
export type AddWatchStepBody = z.input<typeof addWatchStepBody>;

export const getWatch = define(wire.getWatch, {
  summary: 'The duties that run now and are not started, and places that nobody has, the worst first.',
  reply: dataReply(watch),
});

export const addWatchStep = define(wire.addWatchStep, {
  summary: 'Keep that the office called the guard of a duty, with a few words.',
  body: addWatchStepBody,
  reply: dataReply(watchStep),
  refusals: [dutyNotFound, personErased],
});
