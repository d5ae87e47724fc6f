import { reportLogin as endpoint } from '@prahari/contract/login-reports';
import { call } from '../../api/call.ts';

export const reportLogin = (token: string) => call(endpoint, { token });
