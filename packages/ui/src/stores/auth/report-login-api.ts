import { reportLogin as endpoint } from '@prahari/contract/sessions';
import { call } from '../../api/call.ts';

export const reportLogin = (token: string) => call(endpoint, { token });
