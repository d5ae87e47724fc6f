import { agreeLinkedMuster, disputeLinkedMuster, getLinkedMuster } from '@prahari/contract/muster';
import { call } from '../../api/call.ts';

export const read = async (id: string) => (await call(getLinkedMuster, { id })).data;
export const agree = async (id: string) => (await call(agreeLinkedMuster, { id })).data;
export const dispute = async (id: string, days: { day: string; guardId: string; reason: string }[]) =>
  (await call(disputeLinkedMuster, { id, days })).data;
