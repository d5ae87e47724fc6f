import { everyDayOf } from '@prahari/domain/muster';
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

it('two duties of one day are one day with the hours of both, in the month as in the history', async () => {
  const [guard, client] = [await company.addGuard(), await company.addClient({ numberOfGuards: 9 })];
  const month = daysFromToday(-40).slice(0, 7);
  const period = { startDate: daysFromToday(-75), endDate: daysFromToday(5) };
  for (const shift of ['day', 'night'])
    expectStatus(await company.assignGuard(guard.guardId, client.clientId, { ...period, shift }), 201);
  const own = (await api.get(`/security/month?month=${month}`, guard.token)).body.data;
  const { length } = everyDayOf(month);
  expect([own.days, own.hours, own.cells.length]).toEqual([length, length * 24, length * 2]);
  const { data } = (await api.get('/security/history', guard.token)).body;
  expect(data.find((one: { month: string }) => one.month === month)).toMatchObject({
    days: length,
    hours: length * 24,
  });
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
