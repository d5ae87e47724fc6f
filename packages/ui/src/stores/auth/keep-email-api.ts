import { keepEmail as endpoint } from '@prahari/contract/my-account';
import { call } from '../../api/call.ts';

/** Keeps or brings back a former address by the token of a mailed link. @throws ApiError */
export const keepEmail = (token: string) => call(endpoint, { token });
