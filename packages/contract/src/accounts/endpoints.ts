import { endpoint, listEndpoint } from '../endpoint.ts';
import type { DataReply } from '../reply.ts';
import { roles } from '../roles.ts';
import type { AccountIdBody, AccountRow } from './schemas.ts';

export const listAccounts = listEndpoint<AccountRow>({
  method: 'GET',
  path: '/admin/accounts',
  access: 'admin',
  list: { sort: ['createdAt', 'name', 'email', 'role', 'state'], status: roles },
});

export const endAccountSessions = endpoint<DataReply<AccountRow>, AccountIdBody>({
  method: 'POST',
  path: '/admin/accounts/end-sessions',
  access: 'admin',
});

export const disableAccount = endpoint<DataReply<AccountRow>, AccountIdBody>({
  method: 'POST',
  path: '/admin/accounts/disable',
  access: 'admin',
});

export const enableAccount = endpoint<DataReply<AccountRow>, AccountIdBody>({
  method: 'POST',
  path: '/admin/accounts/enable',
  access: 'admin',
});
