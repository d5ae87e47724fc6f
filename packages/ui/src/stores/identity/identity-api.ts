import { getIdentity } from '@prahari/contract/identity';
import { call } from '../../api/call.ts';

export const read = async (token: string) => (await call(getIdentity, { token })).data;
