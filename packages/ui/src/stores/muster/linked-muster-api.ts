import { agreeLinkedMuster, disputeLinkedMuster, getLinkedMuster } from '@prahari/contract/muster';
import { call } from '../../api/call.ts';

export const read = async (token: string) => (await call(getLinkedMuster, { token })).data;
export const agree = async (token: string) => (await call(agreeLinkedMuster, { token })).data;
export const dispute = async (token: string, days: { day: string; guardId: string; reason: string }[]) =>
  (await call(disputeLinkedMuster, { token, days })).data;
