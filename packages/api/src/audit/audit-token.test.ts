import { auditSentence, describeAuditEntry } from '@prahari/contract/audit-log';
import type { AuditEntry } from '@prahari/contract/audit-log.schemas';
import { expect, test } from 'vitest';
import { createApiToken } from '../../testing/api-tokens.ts';
import { generateBillBody } from '../../testing/company.ts';
import { startCompany } from '../../testing/company-suite.ts';

const { api, company } = await startCompany();
const entriesOf = async (query: string): Promise<AuditEntry[]> =>
  (await api.get(`/admin/audit?${query}`, company.admin)).body.data;

test('what a program does is said to be done with its token, also once that is revoked', async () => {
  const { token } = await api.signIn('admin', { name: 'Farah Khan' });
  const { secret, id } = await createApiToken(api, token, ['bills:write']);
  const { clientId } = await company.addClient();
  const { body } = await api.post('/admin/generate-bill', generateBillBody(clientId), secret);
  const [entry] = await entriesOf('status=bills&limit=1');
  expect(entry).toMatchObject({ actor: { name: 'Farah Khan' }, apiToken: { _id: id, name: 'Payroll' } });
  if (!entry) return;
  const sentence = `Farah Khan (API token Payroll) generated bill ${body.data.billNumber}`;
  expect(describeAuditEntry(entry)).toContain(sentence);
  expect(auditSentence(entry)[0]).toEqual({ text: 'Farah Khan', named: 'actor' });

  await api.post('/admin/api-tokens/revoke', { tokenId: id }, token);
  const [later] = await entriesOf('status=bills&limit=1');
  expect(later && describeAuditEntry(later)).toContain(
    'Farah Khan (an API token that was revoked) generated',
  );
  const [revoked] = await entriesOf('status=accounts&limit=1');
  expect(revoked).toMatchObject({ action: 'revokeApiToken' });
  expect(revoked).not.toHaveProperty('apiToken');
});

test('of many calls at once each is told from the others: two tokens and the office of one admin', async () => {
  const { token } = await api.signIn('admin', { name: 'Ravi Menon' });
  const [one, other] = [
    await createApiToken(api, token, ['bills:write']),
    await createApiToken(api, token, ['bills:write']),
  ];
  const clients = await Promise.all(Array.from({ length: 5 }, () => company.addClient()));
  const callers = [one.secret, token, other.secret];
  const made = await Promise.all(
    clients.flatMap(({ clientId }, n) =>
      callers.map(async (caller, which) => {
        const bill = { ...generateBillBody(clientId), description: `Bill ${n} ${which}` };
        const reply = await api.post('/admin/generate-bill', bill, caller);
        return [reply.body.data.billNumber as string, [one.id, undefined, other.id][which]] as const;
      }),
    ),
  );
  const entries = await entriesOf('status=bills&limit=100');
  const tokens = new Map(entries.map(({ about, apiToken }) => [about.billNumber, apiToken?._id]));
  expect(made.map(([number]) => [number, tokens.get(number)])).toEqual(made.map((pair) => [...pair]));
});
