import { nowText } from '../src/db/ids.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { newReportLink } from '../src/features/auth/sessions/login-reports.service.ts';
import type { TestApi } from './api.ts';

/** Signs a person in and returns the token that ends this login. */
export async function loginReport(api: TestApi): Promise<string> {
  const { userId } = await api.signIn('client');
  const login = { userId, loggedInAt: nowText(), siteUrl: 'http://site.test' };
  const link = await inTransaction(api.db, (tx) => newReportLink(tx, login));
  return link.slice(link.indexOf('#') + 1);
}
