import * as z from 'zod/mini';
import { guardNotFound } from '../assignments/refusals.ts';
import { dataReply, define, defineList } from '../definition.ts';
import { emailTaken, hasLogin, phoneTaken } from '../invitations/refusals.ts';
import * as endpoints from './endpoints.ts';
import { addGuardBody, correctGuardBody } from './entry.ts';
import { guardRecord, personTimeline } from './record.ts';
import { guard, guardProfile } from './schemas.ts';

export const listGuards = defineList(endpoints.listGuards, { summary: 'All guards.', row: guard });

export const getGuardProfile = define(endpoints.getGuardProfile, {
  summary: 'The guard’s own profile; data is null until an application is accepted.',
  reply: dataReply(z.nullable(guardProfile)),
});

export const getGuardRecord = define(endpoints.getGuardRecord, {
  summary:
    'All that the office knows of a guard: papers, assignments, days of each month, latest audit entries.',
  reply: dataReply(guardRecord),
  refusals: [guardNotFound],
});

export const getGuardTimeline = define(endpoints.getGuardTimeline, {
  summary: 'The latest 500 audit entries about a guard.',
  reply: dataReply(personTimeline),
  refusals: [guardNotFound],
});

export const addGuard = define(endpoints.addGuard, {
  summary:
    'Add a guard with papers. With an email, an invitation to set a password is mailed; without, there is no login.',
  body: addGuardBody,
  reply: dataReply(guard),
  refusals: [emailTaken, phoneTaken],
});

export const correctGuard = define(endpoints.correctGuard, {
  summary: 'Change what is known of a guard. A new email gets no invitation by itself: send one.',
  body: correctGuardBody,
  reply: dataReply(guard),
  refusals: [guardNotFound, emailTaken, phoneTaken, hasLogin],
});
