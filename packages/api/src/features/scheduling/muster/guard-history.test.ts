import { expect, it } from 'vitest';
import { daysFromToday, expectStatus } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';

const { api, company } = await startCompany();

it('a guard’s history counts the same days and hours as the months do, and names the clients', async () => {
  const guard = await company.addGuard();
  const client = await company.addClient({}, { name: 'Orchid Heights' });
  const period = { startDate: daysFromToday(-70), endDate: daysFromToday(5) };
  expectStatus(await company.assignGuard(guard.guardId, client.clientId, period), 201);
  const { data } = (await api.get('/security/history', guard.token)).body;
  expect(data.length).toBeGreaterThan(1);
  for (const { month, days, hours } of data) {
    const own = (await api.get(`/security/month?month=${month}`, guard.token)).body.data;
    expect({ month, days, hours }).toEqual({ month, days: own.days, hours: own.hours });
  }
  const months = data.map(({ month }: { month: string }) => month);
  expect(months).toEqual([...months].sort().reverse());
  expect(data.at(-1).clients).toEqual(['Orchid Heights']);
});

it('a guard sees the own papers, and somebody not hired has neither papers nor history', async () => {
  const guard = await company.addGuard();
  const papers = (await api.get('/security/papers', guard.token)).body.data;
  expect(papers.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'medical',
    'policeVerification',
    'psaraTraining',
  ]);
  const applicant = await api.signIn('security');
  for (const path of ['/security/papers', '/security/history'])
    expect((await api.get(path, applicant.token)).body.data).toEqual([]);
});
