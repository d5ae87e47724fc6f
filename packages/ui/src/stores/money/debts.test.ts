import { expect, test } from 'vitest';
import { done, refusal, stubApi } from '../../../testing/stub-api.ts';

const server = await stubApi();
const { ageing, chooseAgeingDay, openStatement, statement } = await import('./debts.ts');

const year = { clientId: 'c1', from: '2026-01-01', to: '2026-12-31' };

test('figures of another day or period are not left when the chosen one can’t be loaded', async () => {
  server.respond = () => done({ total: 1 });
  await ageing.load();
  await openStatement(year);
  server.respond = () => refusal(503, 'Try later');
  await chooseAgeingDay('2026-03-31');
  expect(ageing.$loaded.get()).toEqual({ state: 'failed' });
  await openStatement({ ...year, from: '2026-04-01' });
  expect(statement.$loaded.get()).toEqual({ state: 'failed' });
});
