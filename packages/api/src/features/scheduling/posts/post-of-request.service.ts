import type { ClientApplication } from '@prahari/contract/applications.schemas';
import type { Location } from '@prahari/contract/assignments.schemas';
import type { PostPosition } from '@prahari/contract/posts.schemas';
import type { DutyHours } from '@prahari/domain/post-hours';
import type { Shift } from '@prahari/domain/shifts';
import { somethingFollowed } from '../../../audit/undoable.service.ts';
import type { Tx } from '../../../db/tables.ts';
import { lockCapacity } from '../../membership/client-membership.service.ts';
import { deletePostOfRequest, insertPost } from './post-changes.queries.ts';
import { countAtPostOfRequest } from './posts.queries.ts';
import { chosenHours } from './posts.service.ts';

/** A post that the office enters with its client. */
export interface KnownPost {
  place: Location;
  shift: Shift;
  startsAt?: string | undefined;
  hours?: DutyHours | undefined;
  position?: PostPosition | null | undefined;
}

/**
 * Makes the post of an approved request; the approval is its audit entry. Without `known`, the
 * location is the street and the rest unknown.
 */
export async function addPostOfRequest(
  tx: Tx,
  clientId: string,
  request: Pick<ClientApplication, '_id' | 'location' | 'startDate' | 'endDate' | 'numberOfGuards'>,
  known?: KnownPost,
): Promise<void> {
  const { _id: requestId, startDate, endDate, numberOfGuards: asked } = request;
  const place = known?.place ?? { street: request.location, city: '', state: '', zipCode: '' };
  const { shift, hours } = known ? await chosenHours(tx, known) : { shift: null, hours: null };
  const period = { startDate, endDate };
  const post = { place, shift, hours, ...period, asked, note: '', position: known?.position };
  await insertPost(tx, { clientId, requestId, ...post });
}

/** Deletes the post of a request. @throws somethingFollowed when guards were assigned there */
export async function removePostOfRequest(tx: Tx, requestId: string): Promise<void> {
  const known = await countAtPostOfRequest(tx, requestId);
  if (!known) return;
  await lockCapacity(tx, known.clientId);
  const { all = 0, open = 0 } = (await countAtPostOfRequest(tx, requestId)) ?? {};
  if (open > 0) throw somethingFollowed('guards are assigned to the client');
  if (all > 0) throw somethingFollowed('guards were assigned to the client');
  await deletePostOfRequest(tx, requestId);
}
