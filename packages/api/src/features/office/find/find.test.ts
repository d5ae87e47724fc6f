import type { Found } from '@prahari/contract/office.schemas';
import { expect, it } from 'vitest';
import { startCompany } from '../../../../testing/company-suite.ts';

const { api, company } = await startCompany();

const find = async (q: string): Promise<Found[]> =>
  (await api.post('/admin/find', { q }, company.admin)).body.data;
const lines = (found: Found[]) => found.map(({ kind, name, detail }) => [kind, name, detail]);

it('one call finds people, their applications and their bills', async () => {
  const guard = await company.addGuard({ name: 'Ravi Kumar' }, { fullName: 'Ravi Kumar' });
  const client = await company.addClient({ location: 'Kolar Road, Bhopal' }, { name: 'Lakeview Enclave' });
  await company.assignGuard(guard.guardId, client.clientId);
  const { billNumber } = (await company.generateBill(client.clientId)).body.data;
  expect((await find('lakeview')).map(({ kind, name }) => [kind, name])).toEqual([
    ['guard', 'Ravi Kumar'],
    ['client', 'Lakeview Enclave'],
    ['post', 'Lakeview Enclave'],
    ['bill', billNumber],
    ['clientApplication', 'Lakeview Enclave'],
  ]);
  expect(lines(await find('ravi'))).toEqual([
    ['guard', 'Ravi Kumar', '+91 98765 43210, Lakeview Enclave, Noida'],
    ['post', 'Lakeview Enclave', 'Noida, Gate 2'],
    ['securityApplication', 'Ravi Kumar', '+91 98765 43210'],
  ]);
});

it('people are found by a part of the phone number, with at most four results of each kind', async () => {
  for (let count = 0; count < 5; count += 1) await company.addClient();
  const found = await find('98765 432');
  expect(found.filter(({ kind }) => kind === 'client')).toHaveLength(4);
  expect(await find('nobody has this name')).toEqual([]);
});
