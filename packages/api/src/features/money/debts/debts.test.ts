import type { Ageing, DebtToCall, Statement, TdsOfClient } from '@prahari/contract/debts.schemas';
import { today } from '@prahari/domain/days';
import { quarterOf } from '@prahari/domain/quarters';
import { describe, expect, it } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import { auditActionsOf, daysFromToday, UNKNOWN_ID } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { moneyCalls } from '../../../../testing/money.ts';
import { setRows } from '../../../../testing/rows.ts';

const { api, company } = await startCompany();
const money = moneyCalls({ api, company });
const newClient = async () => (await company.addClient()).clientId;
const ageing = (): Promise<Ageing> => money.data('ageing');

describe('ageing', () => {
  it('counts due today as not due, then 1 to 30, 31 to 60, 61 to 90 days and older; the total is the sum', async () => {
    const clientId = await newClient();
    for (const [days, amount] of [
      [0, 1],
      [5, 2],
      [-1, 4],
      [-30, 8],
      [-31, 16],
      [-60, 32],
      [-61, 64],
      [-90, 128],
      [-91, 256.25],
    ] as const)
      await money.bill(clientId, { amount, dueDate: daysFromToday(days) });
    await money.pay(clientId, { bankAmount: 7.75 });
    const { rows, total } = await ageing();
    const row = rows.find(({ client }) => client._id === clientId);
    const ages = { notDue: 3, d30: 12, d60: 48, d90: 192, older: 256.25, onAccount: 7.75, owed: 511.25 };
    expect(row).toEqual({ client: { _id: clientId, name: 'Test client' }, ...ages });
    expect(total).toEqual(ages);
  });

  it('leaves out paid, credited and deleted bills, and a client who owes nothing', async () => {
    const before = await ageing();
    const clientId = await newClient();
    const [paid, credited, deleted] = [
      await money.bill(clientId, { amount: 10 }),
      await money.bill(clientId, { amount: 10 }),
      await money.bill(clientId, { amount: 10 }),
    ];
    await money.pay(clientId, { bankAmount: 10, allocations: [{ billId: paid._id, amount: 10 }] });
    await money.credit(credited._id, { amount: 10 });
    await money.post('bills/delete', { billId: deleted._id });
    expect(await ageing()).toEqual(before);
  });
});

it('ageing of an earlier day is what the statement said then, whatever was paid, credited or billed since', async () => {
  const clientId = await newClient();
  const [old, paidLater, newer] = [
    await money.bill(clientId, { amount: 1000, dueDate: daysFromToday(-20) }),
    await money.bill(clientId, { amount: 300, dueDate: daysFromToday(-50) }),
    await money.bill(clientId, { amount: 70, dueDate: daysFromToday(5) }),
  ];
  for (const { _id } of [old, paidLater])
    await setRows(api.db, 'bills', { id: _id }, { bill_date: daysFromToday(-60) });
  await money.pay(clientId, {
    bankAmount: 400,
    day: daysFromToday(-15),
    allocations: [{ billId: old._id, amount: 350 }],
  });
  await money.pay(clientId, {
    bankAmount: 90,
    day: daysFromToday(-15),
    allocations: [{ billId: newer._id, amount: 40 }],
  });
  await money.pay(clientId, {
    bankAmount: 300,
    day: daysFromToday(-2),
    allocations: [{ billId: paidLater._id, amount: 300 }],
  });
  await money.credit(old._id, { amount: 50 });
  const day = daysFromToday(-10);
  const { rows } = await money.data(`ageing?day=${day}`);
  const row = rows.find((one: { client: { _id: string } }) => one.client._id === clientId);
  expect(row).toMatchObject({ notDue: 0, d30: 650, d60: 300, older: 0, owed: 950, onAccount: 140 });
  const statement: Statement = await money.data(
    `statement?clientId=${clientId}&from=${daysFromToday(-90)}&to=${day}`,
  );
  expect(statement.closing).toBe(row.owed - row.onAccount);
  expect(statement.late).toEqual({ amount: 810, since: daysFromToday(-50) });
  expect(await money.data(`ageing?day=${today()}`)).toEqual(await ageing());
  for (const wrong of [daysFromToday(1), '2026-02-30', 'today'])
    expect((await api.get(`/admin/ageing?day=${wrong}`, company.admin)).status).toBe(400);
});

it('a micro or small enterprise that switches it on sees interest on what is late, which is not owed', async () => {
  const client = await company.addClient();
  const { clientId } = client;
  const late = await money.bill(clientId, { amount: 71_587, dueDate: daysFromToday(-1) });
  await setRows(api.db, 'bills', { id: late._id }, { bill_date: daysFromToday(-30) });
  const longCredit = await money.bill(clientId, { amount: 1000, dueDate: daysFromToday(60) });
  await setRows(api.db, 'bills', { id: longCredit._id }, { bill_date: daysFromToday(-46) });
  await money.bill(clientId, { amount: 5000, dueDate: daysFromToday(0) });
  const rowNow = async () => (await ageing()).rows.find((one) => one.client._id === clientId);
  const period = `from=${daysFromToday(-60)}&to=${today()}`;
  const statement = (): Promise<Statement> => money.data(`statement?clientId=${clientId}&${period}`);
  expect([(await rowNow())?.interest, (await statement()).interest]).toEqual([undefined, undefined]);
  await money.put('company', { udyam: 'UDYAM-MH-26-0012345', msmeBankRate: 6.5 });
  expect([(await rowNow())?.interest, (await statement()).interest]).toEqual([38.78, 38.78]);
  expect((await rowNow())?.owed).toBe(77_587);
  const own = await api.get(`/client/statement?${period}`, client.token);
  expect(own.body.data.interest).toBe(38.78);
  const allocations = [{ billId: late._id, amount: 71_587 }];
  await money.pay(clientId, { bankAmount: 71_587, allocations });
  expect((await rowNow())?.interest).toBe(0.53);
  await money.put('company', { msmeBankRate: 0 });
  expect((await rowNow())?.interest).toBeUndefined();
});

describe('a statement', () => {
  it('up to a day to come says what is late, and the interest on it, as of today', async () => {
    const { clientId } = await company.addClient();
    const late = await money.bill(clientId, { amount: 71_587, dueDate: daysFromToday(-1) });
    await setRows(api.db, 'bills', { id: late._id }, { bill_date: daysFromToday(-30) });
    await money.bill(clientId, { amount: 5000, dueDate: daysFromToday(10) });
    await money.put('company', { udyam: 'UDYAM-MH-26-0012345', msmeBankRate: 6.5 });
    const upTo = (day: string): Promise<Statement> =>
      money.data(`statement?clientId=${clientId}&from=${daysFromToday(-60)}&to=${day}`);
    const facts = { closing: 76_587, late: { amount: 71_587, since: daysFromToday(-1) }, interest: 38.25 };
    expect(await upTo(today())).toMatchObject(facts);
    expect(await upTo(daysFromToday(90))).toMatchObject(facts);
    await money.put('company', { msmeBankRate: 0 });
  });

  it('opens with what was before, has bills, credit notes and payments with TDS apart, and closes with what is owed', async () => {
    const client = await company.addClient({}, { name: 'Deccan Pearl IT Park' });
    const { clientId } = client;
    const old = await money.bill(clientId, { amount: 1000 });
    await setRows(api.db, 'bills', { id: old._id }, { bill_date: daysFromToday(-40) });
    const bill = await money.bill(clientId, { amount: 500 });
    const gone = await money.bill(clientId, { amount: 77 });
    await money.post('bills/delete', { billId: gone._id });
    await money.credit(bill._id, { amount: 100 });
    const other = { amount: 5, reason: 'Penalty' };
    await money.pay(clientId, {
      bankAmount: 300,
      tds: 10,
      other,
      reference: 'UTR 5',
      day: daysFromToday(-1),
    });
    const wrong = (await money.pay(clientId, { bankAmount: 999 })).body.data._id;
    await money.voidPayment(wrong);
    const period = `from=${daysFromToday(-30)}&to=${today()}`;
    const statement: Statement = await money.data(`statement?clientId=${clientId}&${period}`);
    expect(statement).toMatchObject({
      client: { _id: clientId, name: 'Deccan Pearl IT Park' },
      opening: 1000,
      closing: 1085,
      entries: [
        { kind: 'payment', number: 'UTR 5', received: 305, tds: 10, balance: 685 },
        { kind: 'bill', number: bill.billNumber, billed: 500, balance: 1185 },
        { kind: 'creditNote', credited: 100, balance: 1085 },
      ],
    });
    const row = (await ageing()).rows.find((one) => one.client._id === clientId);
    expect(statement.closing).toBe((row?.owed ?? 0) - (row?.onAccount ?? 0));
    expect(statement.late).toBeUndefined();
    const own = await api.get(`/client/statement?${period}&clientId=${UNKNOWN_ID}`, client.token);
    expect(own.body.data).toEqual(statement);
  });

  it('is of the past year where nobody names its days', async () => {
    const client = await company.addClient();
    const past = { from: daysFromToday(-365), to: today() };
    for (const [path, token] of [
      [`/admin/statement?clientId=${client.clientId}`, company.admin],
      ['/client/statement', client.token],
      [`/client/statement?from=${past.from}`, client.token],
      [`/client/statement?to=${past.to}`, client.token],
    ] as const)
      expect((await api.get(path, token)).body.data).toMatchObject(past);
    for (const query of [`from=${daysFromToday(1)}`, `from=${daysFromToday(-3700)}`])
      expect((await api.get(`/client/statement?${query}`, client.token)).body.errors).toMatchObject([
        { path: 'to' },
      ]);
  });

  it('is empty for a newcomer, and of a client and a period that exist', async () => {
    const newcomer = await api.signIn('client');
    const period = `from=${daysFromToday(-3650)}&to=${today()}`;
    const own = await api.get(`/client/statement?${period}`, newcomer.token);
    expect(own.body.data).toMatchObject({ client: null, opening: 0, entries: [], closing: 0 });
    const read = (query: string) => api.get(`/admin/statement?${query}`, company.admin);
    expect(statusAndCode(await read(`clientId=${UNKNOWN_ID}&${period}`))).toEqual([404, 'clients.not_found']);
    for (const [from, to] of [
      [today(), daysFromToday(-1)],
      [daysFromToday(-3700), today()],
      ['2026-02-30', today()],
      ['', today()],
    ])
      expect((await read(`clientId=${UNKNOWN_ID}&from=${from}&to=${to}`)).status).toBe(400);
  });
});

describe('the TDS ledger', () => {
  it('has what clients kept back by the day of payment, what is certified and what is missing', async () => {
    const clientId = await newClient();
    const { year, quarter } = quarterOf(today());
    const ledger = async (): Promise<TdsOfClient | undefined> =>
      ((await money.data(`tds?year=${year}&quarter=${quarter}`)) as TdsOfClient[]).find(
        ({ client }) => client._id === clientId,
      );
    await money.pay(clientId, { bankAmount: 100, tds: 1213.5, gstTds: 7 });
    await money.pay(clientId, { bankAmount: 100, tds: 50, day: '2024-05-05' });
    const wrong = (await money.pay(clientId, { bankAmount: 100, tds: 9 })).body.data._id;
    await money.voidPayment(wrong);
    expect(await ledger()).toMatchObject({ deducted: 1213.5, certified: 0, missing: 1213.5 });
    const body = { clientId, year, quarter, number: 'ABCD/131', amount: 1200 };
    const added = await money.post('tds/certificate', body);
    expect([added.status, added.body.data]).toEqual([201, await ledger()]);
    expect(added.body.data).toMatchObject({ certified: 1200, missing: 13.5 });
    expect(statusAndCode(await money.post('tds/certificate', body))).toEqual([409, 'tds.certificate_known']);
    const certificateId = added.body.data.certificates[0]._id;
    const removed = await money.post('tds/certificate/remove', { certificateId });
    expect(removed.body.data).toMatchObject({ certified: 0, missing: 1213.5, certificates: [] });
    expect((await money.post('tds/certificate/remove', { certificateId })).status).toBe(404);
    expect(await auditActionsOf(api.db, certificateId)).toEqual([
      'addTdsCertificate',
      'removeTdsCertificate',
    ]);
    expect(await money.data('tds?year=24-25&quarter=1')).toMatchObject([{ deducted: 50 }]);
  });

  it('is of a year and quarter that exist', async () => {
    for (const query of ['year=26-28&quarter=1', 'year=2026&quarter=1', 'year=26-27&quarter=5', 'year=26-27'])
      expect((await api.get(`/admin/tds?${query}`, company.admin)).status, query).toBe(400);
  });
});

describe('the list of whom to call', () => {
  const toCall = async (ids: readonly string[]) =>
    ((await money.data('debt-calls')) as DebtToCall[])
      .map(({ client }) => client._id)
      .filter((id) => ids.includes(id));
  const call = (clientId: string, changes: object = {}) =>
    money.post('debt-calls', { clientId, note: 'Spoke to accounts', ...changes });

  it('has overdue clients, the largest debt first, until they were called', async () => {
    const [small, large, notDue] = [await newClient(), await newClient(), await newClient()];
    await money.bill(small, { amount: 10_000, dueDate: daysFromToday(-5) });
    await money.bill(large, { amount: 20_000, dueDate: daysFromToday(-1) });
    await money.bill(notDue, { amount: 30_000, dueDate: today() });
    const all = [small, large, notDue];
    expect(await toCall(all)).toEqual([large, small]);
    expect((await call(large)).status).toBe(201);
    expect(await toCall(all)).toEqual([small]);
    await setRows(api.db, 'debt_calls', { client_id: large }, { at: `${daysFromToday(-8)}T06:00:00.000Z` });
    expect(await toCall(all)).toEqual([large, small]);
  });

  it('waits for a promise, and has the client again on its day', async () => {
    const clientId = await newClient();
    await money.bill(clientId, { amount: 500, dueDate: daysFromToday(-20) });
    const { _id } = (await call(clientId, { promisedOn: daysFromToday(3), promisedAmount: 250.5 })).body.data;
    expect(await toCall([clientId])).toEqual([]);
    const longAgo = `${daysFromToday(-9)}T06:00:00.000Z`;
    await setRows(api.db, 'debt_calls', { id: _id }, { at: longAgo });
    expect(await toCall([clientId])).toEqual([]);
    await setRows(api.db, 'debt_calls', { id: _id }, { promised_on: today() });
    const row = ((await money.data('debt-calls')) as DebtToCall[]).find((one) => one.client._id === clientId);
    expect(row).toMatchObject({
      overdue: 500,
      overdueBills: 1,
      overdueSince: daysFromToday(-20),
      lastCall: { promisedOn: today(), promisedAmount: 250.5, note: 'Spoke to accounts' },
    });
    await call(clientId, { note: 'Will pay tonight', promisedOn: today() });
    expect(await toCall([clientId])).toEqual([]);
  });

  it('refuses a promise in the past or without its day', async () => {
    const clientId = await newClient();
    for (const promise of [{ promisedOn: daysFromToday(-1) }, { promisedAmount: 5 }]) {
      const { status, body } = await call(clientId, promise);
      expect([status, body.errors[0].path]).toEqual([400, 'promisedOn']);
    }
    expect(statusAndCode(await call(UNKNOWN_ID))).toEqual([404, 'clients.not_found']);
  });
});

it('the months have what was billed less credited, received and kept back, this month last', async () => {
  type Month = { billed: number; received: number; tds: number };
  const month = async () => ((await money.data('money-months')) as Month[]).at(-1) as Month;
  const before = await month();
  const clientId = await newClient();
  const bill = await money.bill(clientId, { amount: 1000 });
  await money.credit(bill._id, { amount: 100 });
  await money.pay(clientId, { bankAmount: 500, tds: 20, gstTds: 5 });
  expect(await money.data('money-months')).toHaveLength(12);
  expect(await month()).toEqual({
    month: today().slice(0, 7),
    billed: before.billed + 900,
    received: before.received + 500,
    tds: before.tds + 25,
  });
});
