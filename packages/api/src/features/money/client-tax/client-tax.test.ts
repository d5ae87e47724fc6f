import { expect, it } from 'vitest';
import { addPost, postBody } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { readTaxOfClients } from './client-tax.service.ts';

const { api, company } = await startCompany();

const put = (id: string, body: object) => api.put(`/admin/clients/${id}/tax`, body, company.admin);
const taxOf = async (id: string) =>
  (await api.get(`/admin/clients/${id}/record`, company.admin)).body.data.tax;
const newClient = async () => (await company.addClient()).clientId;

const facts = {
  gstin: '29AAGCB7383J1Z4',
  stateCode: '27',
  address: '4 Main Road\nBengaluru 560001',
  isComposition: true,
  isTdsOnlyGovernment: true,
  isSez: true,
  tdsPercent: 0.75,
  gstTdsPercent: 2,
  purchaseOrder: 'PO/2026/118',
  creditDays: 30,
  silenceDays: 5,
  reminders: false,
  isNamedOnCards: true,
};

it('a new client deducts nothing, has 15 days of credit and never agrees by silence', async () => {
  expect(await taxOf(await newClient())).toMatchObject({
    gstin: '',
    address: '',
    isComposition: false,
    isTdsOnlyGovernment: false,
    isSez: false,
    tdsPercent: 0,
    gstTdsPercent: 0,
    creditDays: 15,
    silenceDays: 0,
  });
});

it('tax facts are stored as entered, are in the client’s record, and a change leaves what it does not carry', async () => {
  const id = await newClient();
  const { status, body } = await put(id, facts);
  const state = { code: '29', name: 'Karnataka' };
  expect([status, body.data]).toEqual([200, { ...facts, state }]);
  expect(await taxOf(id)).toEqual({ ...facts, state });
  await put(id, { isSez: false, tdsPercent: 0, purchaseOrder: '', unknown: 1 });
  expect(await taxOf(id)).toEqual({ ...facts, isSez: false, tdsPercent: 0, purchaseOrder: '', state });
});

it('the State is the GSTIN’s, else the chosen one, else that of the oldest post', async () => {
  const { clientId: id } = await company.addClient({ location: 'Gate 2, Old Fort' });
  const stateOf = async () => (await taxOf(id)).state?.code ?? null;
  expect(await stateOf()).toBeNull();
  const place = { street: 'Tonk Road', city: 'Jaipur', state: 'Rajasthan', zipCode: '302018' };
  await addPost(api, company.admin, id, { place });
  await addPost(api, company.admin, id, { place: { ...place, state: 'Gujarat', zipCode: '380001' } });
  expect(await stateOf()).toBe('08');
  await put(id, { stateCode: '33' });
  expect(await stateOf()).toBe('33');
  await put(id, { gstin: '0717UNO00157UNO' });
  expect(await stateOf()).toBe('07');
  await put(id, { gstin: '', stateCode: '' });
  expect(await stateOf()).toBe('08');
});

it('the State of a post made from a request is read from its PIN code', async () => {
  const { clientId } = await company.addClient({ location: 'Baner Road, Pune 411 045' });
  expect((await taxOf(clientId)).state).toEqual({ code: '27', name: 'Maharashtra' });
});

it('bills read the facts of many clients at once, and an unknown one is missing', async () => {
  const ids = [await newClient(), await newClient()];
  await put(ids[0] ?? '', { gstin: '27AAPFU0939F1D4', isTdsOnlyGovernment: true });
  const found = await readTaxOfClients(api.db, [...ids, '01900000-0000-7000-8000-000000000000']);
  expect([...found.keys()].sort()).toEqual(ids.sort());
  for (const id of ids) expect(found.get(id)).toEqual(await taxOf(id));
  expect(await readTaxOfClients(api.db, [])).toEqual(new Map());
});

it.each([
  [
    { gstin: '29AAGCB7383J1Z5' },
    'gstin',
    'GSTIN has a typing error: its last character does not fit the others',
  ],
  [{ stateCode: '25' }, 'stateCode', 'State must be a code of a State, such as 27'],
  [{ stateCode: '27', address: 'Bengaluru 560001' }, 'address', 'PIN code 560001 is not in Maharashtra'],
  [{ tdsPercent: 31 }, 'tdsPercent', 'TDS percent must be at most 30'],
  [{ tdsPercent: 1.234 }, 'tdsPercent', 'TDS percent must have at most two decimals'],
  [{ creditDays: 1.5 }, 'creditDays', 'Days of credit must be a whole number from 0 to 365'],
  [{ silenceDays: -1 }, 'silenceDays', 'Days of silence must be a whole number from 0 to 90'],
  [{ isSez: 'yes' }, 'isSez', 'isSez must be true or false'],
])('%j is refused at its field', async (body, path, message) => {
  const id = await newClient();
  const before = await taxOf(id);
  const reply = await put(id, body);
  expect([reply.status, reply.body.errors]).toEqual([400, [{ path, message }]]);
  expect(await taxOf(id)).toEqual(before);
});

it('a GSTIN of another State than the stored address is refused at the GSTIN', async () => {
  const id = await newClient();
  await put(id, { address: 'Bengaluru 560001' });
  const { body } = await put(id, { gstin: '27AAPFU0939F1ZV' });
  expect(body.errors).toEqual([{ path: 'gstin', message: 'PIN code 560001 is not in Maharashtra' }]);
});

it('an unknown or malformed id is 404', async () => {
  for (const id of ['01900000-0000-7000-8000-000000000000', 'x'])
    expect((await put(id, { isSez: true })).body.code).toBe('clients.not_found');
});

it('of eight admins who change different facts at once, nobody’s change is lost', async () => {
  const id = await newClient();
  const { stateCode: _, isComposition: _c, gstin: _g, reminders: _r, isNamedOnCards: _n, ...changes } = facts;
  const bodies = Object.entries(changes).map(([name, value]) => ({ [name]: value }));
  expect(bodies).toHaveLength(8);
  const replies = await Promise.all(bodies.map((body) => put(id, body)));
  expect(replies.map(({ status }) => status)).toEqual(bodies.map(() => 200));
  expect(await taxOf(id)).toMatchObject(changes);
});

it('a change is audited without GSTIN, address or order, and an erasure clears them', async () => {
  const person = { name: 'Asha Rao', phone: '98765 43210', ...postBody('') };
  const { data: client } = (await api.post('/admin/clients', person, company.admin)).body;
  const clientId = client._id;
  await put(clientId, facts);
  await put(clientId, facts);
  const entries = await api.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'updateClientTax')
    .where('entity_id', '=', clientId)
    .execute();
  expect(entries).toHaveLength(1);
  expect(JSON.parse(entries[0]?.detail ?? '')).toMatchObject({ tdsPercent: 0.75, creditDays: 30 });
  for (const secret of [facts.gstin, 'Main Road', facts.purchaseOrder])
    expect(entries[0]?.detail).not.toContain(secret);
  const body = { userId: client.user._id, kind: 'erasure' };
  expect((await api.post('/admin/person-data', body, company.admin)).status).toBe(200);
  const row = await api.db.selectFrom('clients').selectAll().where('id', '=', clientId).executeTakeFirst();
  expect(row).toMatchObject({ gstin: '', billing_address: '', purchase_order: '' });
  expect((await put(clientId, { gstin: facts.gstin })).status).toBe(409);
});

it('a request is not reopened once tax facts were entered for the client that it made', async () => {
  const { clientId } = await company.addClient();
  await put(clientId, { gstin: facts.gstin });
  const { requests } = (await api.get(`/admin/clients/${clientId}/record`, company.admin)).body.data;
  const body = { applicationId: requests[0]._id };
  const reply = await api.post('/admin/reopen-application', body, company.admin);
  expect([reply.status, reply.body.message]).toEqual([409, expect.stringContaining('tax and billing')]);
  expect((await taxOf(clientId)).gstin).toBe(facts.gstin);
});
