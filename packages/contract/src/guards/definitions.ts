import * as z from 'zod/mini';
import { dataReply, define, defineList } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { guard, guardProfile } from './schemas.ts';

export const listGuards = defineList(endpoints.listGuards, { summary: 'All guards.', row: guard });

export const getGuardProfile = define(endpoints.getGuardProfile, {
  summary: 'The guard’s own profile; data is null until an application is accepted.',
  reply: dataReply(z.nullable(guardProfile)),
});
