import { describeAuditEntry } from '@prahari/contract/audit-log';
import { expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../../../testing/api.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { erasePersonalData, exportPersonalData } from '../../people/personal-data.service.ts';

const { api } = await startCompany();

const statusLanguage = async (token: string) => (await api.get('/auth/status', token)).body.user.language;
const login = async (email: string, role: string, language?: string) =>
  (await api.post('/auth/login', { email, password: TEST_PASSWORD, role, language })).body;
const noted = (userId: string) =>
  api.db
    .selectFrom('audit_log')
    .select('action')
    .where('entity_id', '=', userId)
    .where('action', '=', 'setLanguage')
    .execute();

test.each(['client', 'security', 'admin'] as const)(
  'the language of a %s stays with the account, at every login',
  async (role) => {
    const { token, email, userId } = await api.signIn(role);
    expect(await statusLanguage(token)).toBeUndefined();
    const reply = await api.put('/auth/language', { language: 'hi' }, token);
    expect([reply.status, reply.body.data]).toEqual([200, { language: 'hi' }]);
    expect(await statusLanguage(token)).toBe('hi');
    expect((await login(email, role)).language).toBe('hi');
    expect(await noted(userId)).toHaveLength(1);
  },
);

test('choosing the same language again writes nothing, another one is audited', async () => {
  const { token, userId } = await api.signIn('security');
  for (const language of ['hi', 'hi', 'hi', 'mr'])
    expect((await api.put('/auth/language', { language }, token)).status).toBe(200);
  expect(await noted(userId)).toHaveLength(2);
  expect(describeAuditEntry({ action: 'setLanguage', actor: { name: 'Ram' }, about: {} })).toBe(
    'Ram chose another language',
  );
});

test('the language chosen before login is stored for an account without one, and changes no other', async () => {
  const { email } = await api.signIn('security');
  expect((await login(email, 'security')).language).toBeUndefined();
  expect((await login(email, 'security', 'mr')).language).toBe('mr');
  expect((await login(email, 'security', 'hi')).language).toBe('mr');
});

test('a failed login stores no language', async () => {
  const { email, token } = await api.signIn('client');
  const wrong = { email, password: 'not it', role: 'client', language: 'hi' };
  expect((await api.post('/auth/login', wrong)).status).toBe(401);
  expect(await statusLanguage(token)).toBeUndefined();
});

test.each(['', 'EN', 'fr', 'hi; drop table users', null, 7, ['hi']])(
  'the language %j is refused and nothing is stored',
  async (language) => {
    const { token } = await api.signIn('client');
    const { status, body } = await api.put('/auth/language', { language }, token);
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'language']);
    expect(await statusLanguage(token)).toBeUndefined();
  },
);

test('the language is part of a person’s export and ends with the erasure', async () => {
  const { token, email, userId } = await api.signIn('client');
  await api.put('/auth/language', { language: 'hi' }, token);
  const exported = await exportPersonalData(api.db, { email });
  expect(JSON.stringify(exported)).toContain('"language":"hi"');
  await erasePersonalData(api.db, { email });
  const row = await api.db
    .selectFrom('users')
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(row.language).toBeNull();
});
