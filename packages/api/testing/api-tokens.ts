import type { ApiScope } from '@prahari/contract/api-tokens';
import type { TestApi } from './api.ts';
import { daysFromToday } from './company.ts';

/** Makes an API token of the admin of a session. */
export async function createApiToken(
  api: TestApi,
  session: string,
  scopes: readonly ApiScope[] = ['guards:read'],
): Promise<{ secret: string; id: string }> {
  const body = { name: 'Payroll', scopes, validUntil: daysFromToday(90) };
  const { status, body: reply } = await api.post('/admin/api-tokens', body, session);
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(reply)}`);
  return { secret: reply.data.token, id: reply.data.apiToken._id };
}
