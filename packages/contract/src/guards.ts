import * as z from 'zod/mini';
import { dataReply, endpoint } from './endpoint.ts';
import { guard, guardProfile } from './guards.schemas.ts';
import { shownGuardStatuses } from './guards.words.ts';
import { listOf, listReply } from './lists.ts';

export * from './guards.schemas.ts';
export * from './guards.words.ts';

export const listGuards = endpoint({
  method: 'GET',
  path: '/admin/guards',
  access: 'admin',
  summary: 'All guards.',
  list: listOf(['name', 'email', 'status', 'experience', 'rating', 'createdAt'], shownGuardStatuses),
  reply: () => listReply(guard),
});

export const getGuardProfile = endpoint({
  method: 'GET',
  path: '/security/profile',
  access: 'security',
  summary: 'The guard’s own profile; data is null before an application was accepted.',
  reply: () => dataReply(z.nullable(guardProfile)),
});
