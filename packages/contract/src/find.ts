import { endpoint } from './endpoint.ts';
import type { FindBody, Found } from './find.schemas.ts';
import type { DataReply } from './reply.ts';

/** Kinds of results in display order. */
export const findKinds = [
  'guard',
  'client',
  'post',
  'bill',
  'clientApplication',
  'securityApplication',
] as const;
export type FindKind = (typeof findKinds)[number];
export const findKindLabels: Record<FindKind, string> = {
  guard: 'Guards',
  post: 'Posts',
  client: 'Clients',
  bill: 'Bills',
  clientApplication: 'Client applications',
  securityApplication: 'Security applications',
};

export const findMessages = {
  failed: 'The search could not be done',
} as const;

/** A POST, to keep names and phone numbers out of proxy logs. */
export const find = endpoint<DataReply<Found[]>, FindBody>({
  method: 'POST',
  path: '/admin/find',
  access: 'admin',
});
