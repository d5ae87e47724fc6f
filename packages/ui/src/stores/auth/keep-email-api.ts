import { keepEmail as endpoint } from '@prahari/contract/my-account';
import { call } from '../../api/call.ts';

export const keepEmail = (token: string) => call(endpoint, { token });
