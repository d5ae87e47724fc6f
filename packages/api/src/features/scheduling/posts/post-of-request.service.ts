import type { Location } from '@prahari/contract/assignments.schemas';
import type { ClientApplication } from '@prahari/contract/requests.schemas';
import type { Shift } from '@prahari/domain/shifts';
import { somethingFollowed } from '../../../audit/undoable.service.ts';
import type { Tx } from '../../../db/tables.ts';
import { shiftHours } from '../../company/company.service.ts';
import { lockCapacity } from '../../membership/client-membership.service.ts';
import { countAtPostOfRequest, deletePostOfRequest, insertPost } from './posts.queries.ts';

/**
 * Makes the post of an approved request; the approval is its audit entry. Without `known`, the
 * location is the street and the rest unknown.
 */
export async function addPostOfRequest(
  tx: Tx,
  clientId: string,
  request: Pick<ClientApplication, '_id' | 'location' | 'startDate' | 'endDate' | 'numberOfGuards'>,
  known?: { place: Location; shift: Shift },
): Promise<void> {
  const { _id: requestId, startDate, endDate, numberOfGuards: asked } = request;
  const { place, shift } = known ?? {
    place: { street: request.location, city: '', state: '', zipCode: '' },
    shift: null,
  };
  const hours = shift && (await shiftHours(tx))[shift];
  await insertPost(tx, { clientId, requestId, place, shift, hours, startDate, endDate, asked, note: '' });
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
