import { agreeLinkedMuster, disputeLinkedMuster, getLinkedMuster } from '@prahari/contract/muster';
import type { DisputeByLinkBody } from '@prahari/contract/muster.schemas';
import { call } from '../../api/call.ts';

/** The month that the caller saw. */
interface Seen {
  token: string;
  version?: string;
}

export const read = async (token: string) => (await call(getLinkedMuster, { token })).data;
export const agree = async (seen: Seen) => (await call(agreeLinkedMuster, seen)).data;
export const dispute = async (seen: Seen, days: DisputeByLinkBody['days']) =>
  (await call(disputeLinkedMuster, { ...seen, days })).data;
