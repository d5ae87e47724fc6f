import { isOfWorkingAge } from '@prahari/domain/age';
import * as z from 'zod/mini';
import { personLogin } from './accounts.schemas.ts';
import { emailTaken, hasLogin, phoneTaken } from './accounts.ts';
import { assignment, assignmentStatus, guardAssignment } from './assignments.schemas.ts';
import { guardNotFound } from './assignments.ts';
import { auditEntry } from './audit-log.schemas.ts';
import { currentDay } from './clock.ts';
import { MAX_EXPERIENCE_YEARS, MAX_RATING, MIN_EXPERIENCE_YEARS } from './constants.ts';
import { define, defineList } from './definition.ts';
import { paper, paperFields } from './documents.schemas.ts';
import { paperKinds } from './documents.ts';
import {
  choice,
  e164Phone,
  flag,
  id,
  line,
  number,
  optionalDay,
  optionalEmail,
  optionalLine,
  optionalProse,
} from './fields.ts';
import * as wire from './guards.ts';
import { person, personErased } from './people.ts';
import { calendarDay, dataReply, instant, recordId, shift } from './reply.schemas.ts';
import { optionalCode } from './tax-fields.ts';

export const guardStatus = z.enum(wire.shownGuardStatuses);

export const review = z.object({
  rating: z.number().check(z.gte(0), z.lte(MAX_RATING)),
  comment: z.string(),
  clientName: z.string(),
  createdAt: instant,
});
export type Review = z.output<typeof review>;

const profile = {
  _id: recordId,
  user: person,
  /** The hosted API sends neither phone nor home city. */
  phone: z.optional(z.string()),
  city: z.optional(z.string()),
  status: guardStatus,
  experience: z.number(),
  specialization: z.array(z.string()),
  rating: z.number().check(z.gte(0), z.lte(MAX_RATING)),
  reviews: z.array(review),
  createdAt: instant,
};

/** A guard as the office sees one. */
export const guard = z.object({ ...profile, currentAssignment: z.nullable(assignment) });
export type Guard = z.output<typeof guard>;

/** A guard's own view: its current assignment is the open one, else the last completed one. */
export const guardProfile = z.object({ ...profile, currentAssignment: z.nullable(guardAssignment) });
export type GuardProfile = z.output<typeof guardProfile>;

/** An assignment in a person’s record. Days are `YYYY-MM-DD` in India. */
export const recordAssignment = z.object({
  _id: recordId,
  /** The guard and the client; the record is about one of them. */
  guard: z.object({ _id: recordId, name: z.string() }),
  client: z.object({ _id: recordId, name: z.string() }),
  city: z.string(),
  shift: shift,
  status: assignmentStatus,
  startDate: calendarDay,
  /** The last day, or the day of completion if that was earlier. */
  endDate: calendarDay,
  /** Days until today, both ends included. */
  days: z.number(),
});
export type RecordAssignment = z.output<typeof recordAssignment>;

/** Assigned days of a month: until today, and after it. */
export const monthOfDays = z.object({ month: z.string(), days: z.number(), ahead: z.number() });
export type MonthOfDays = z.output<typeof monthOfDays>;

/** Audit entries about a person, newest first. */
export const personTimeline = z.object({ entries: z.array(auditEntry), hasMore: z.boolean() });
export type PersonTimeline = z.output<typeof personTimeline>;

/** Facts of a guard for the registers of PSARA and of wages; each is empty when unknown. */
const registerFacts = {
  fatherName: z.string(),
  permanentAddress: z.string(),
  badgeNumber: z.string(),
  /** Such as guard, head guard, supervisor or gunman. */
  rank: z.string(),
  /** The Universal Account Number of the provident fund, 12 digits. */
  uan: z.string(),
  /** The insurance number of ESI, 10 or 17 digits. */
  esiNumber: z.string(),
};

export const guardRecord = z.object({
  guard,
  phone: z.string(),
  /** The home city; empty when unknown. */
  city: z.string(),
  dateOfBirth: z.nullable(calendarDay),
  ...registerFacts,
  login: personLogin,
  /** True if the person agreed to WhatsApp messages; missing until somebody asked. */
  whatsApp: z.optional(z.boolean()),
  papers: z.array(paper),
  /** The latest 100 assignments. */
  assignments: z.array(recordAssignment),
  /** The last 12 months, the current one last. */
  months: z.array(monthOfDays),
  timeline: personTimeline,
});
export type GuardRecord = z.output<typeof guardRecord>;

/** Left out, each stays as it is stored. */
const registerFields = {
  fatherName: optionalLine('Father’s name'),
  permanentAddress: optionalProse('Permanent address', 500),
  badgeNumber: optionalLine('Badge number', 50),
  rank: optionalLine('Rank', 50),
  uan: optionalCode('UAN', (text) => (/^\d{12}$/.test(text) ? undefined : 'must have 12 digits')),
  esiNumber: optionalCode('ESI number', (text) =>
    /^(?:\d{10}|\d{17})$/.test(text) ? undefined : 'must have 10 or 17 digits',
  ),
};

const guardFields = {
  name: line('Name'),
  phone: e164Phone(),
  /** The email to log in with; empty for no login. */
  email: optionalEmail,
  city: line('Home city', 100),
  dateOfBirth: optionalDay('Date of birth').check(
    z.refine((day) => !day || isOfWorkingAge(day, currentDay()), {
      error: 'A guard must be 18 to under 65 years old',
    }),
  ),
  experience: z.optional(
    number('Experience').check(
      z.gte(MIN_EXPERIENCE_YEARS, { error: 'Experience must not be negative' }),
      z.lte(MAX_EXPERIENCE_YEARS, { error: `Experience must be at most ${MAX_EXPERIENCE_YEARS} years` }),
    ),
  ),
  /** Skills separated by commas. */
  skills: optionalProse('Skills', 500),
  ...registerFields,
  /** Refuses a phone that another guard has. */
  hasOwnPhone: flag('hasOwnPhone'),
};

const papers = z.optional(
  z
    .array(z.object({ kind: choice('Paper', paperKinds), ...paperFields }, { error: 'Paper is required' }), {
      error: 'Papers must be a list',
    })
    .check(
      z.maxLength(paperKinds.length, { error: 'At most one paper of each kind', abort: true }),
      z.refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, {
        error: 'At most one paper of each kind',
      }),
    ),
);

export const addGuardBody = z.object({ ...guardFields, papers });
export type AddGuardBody = z.input<typeof addGuardBody>;

export const correctGuardBody = z.object({
  guardId: id('Guard'),
  ...guardFields,
  /** Left out, the stored one stays, also one that could not be entered today. */
  phone: z.optional(e164Phone()),
});
export type CorrectGuardBody = z.input<typeof correctGuardBody>;

export const listGuards = defineList(wire.listGuards, { summary: 'All guards.', row: guard });

export const getGuardProfile = define(wire.getGuardProfile, {
  summary: 'The guard’s own profile; data is null until an application is accepted.',
  reply: dataReply(z.nullable(guardProfile)),
});

export const getGuardRecord = define(wire.getGuardRecord, {
  summary:
    'All that the office knows of a guard: papers, assignments, days of each month, latest audit entries.',
  reply: dataReply(guardRecord),
  refusals: [guardNotFound],
});

export const getGuardTimeline = define(wire.getGuardTimeline, {
  summary: 'The latest 500 audit entries about a guard.',
  reply: dataReply(personTimeline),
  refusals: [guardNotFound],
});

export const addGuard = define(wire.addGuard, {
  summary:
    'Add a guard with papers. With an email, an invitation to set a password is mailed; without, there is no login.',
  body: addGuardBody,
  reply: dataReply(guard),
  refusals: [emailTaken, phoneTaken],
});

export const correctGuard = define(wire.correctGuard, {
  summary: 'Change what is known of a guard. A new email gets no invitation by itself: send one.',
  body: correctGuardBody,
  reply: dataReply(guard),
  refusals: [guardNotFound, emailTaken, phoneTaken, hasLogin, personErased],
});
