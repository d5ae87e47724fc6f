import { describeAuditEntry } from '@prahari/contract/audit-log';
import { today } from '@prahari/domain/days';
import { afterAll, expect, it, vi } from 'vitest';
import { daysFromToday } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';

// After the begin of a day duty, so that it stays when the guard is withdrawn.
vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today()}T21:00:00+05:30`) });
afterAll(() => void vi.useRealTimers());
const { api, company } = await startCompany();

const newClient = {
  name: 'Nirmal Jeevan Hospital',
  contactName: 'Dr Anagha Deshpande',
  phone: '98765 43210',
  place: { street: 'Baner Road', city: 'Pune', state: 'Maharashtra', zipCode: '411045' },
  shift: 'night',
  startDate: daysFromToday(1),
  endDate: daysFromToday(90),
  asked: 3,
};
const recordOf = async (id: string) =>
  (await api.get(`/admin/clients/${id}/record`, company.admin)).body.data;

it('entering a client with three guards adds an approved request, and the client is found by contact person', async () => {
  const { status, body } = await api.post('/admin/clients', newClient, company.admin);
  expect([status, body.data]).toMatchObject([
    201,
    {
      numberOfGuards: 3,
      serviceType: 'NIGHT_SHIFT',
      location: 'Baner Road, Pune, Maharashtra 411045',
      unpaid: 0,
    },
  ]);
  expect((await api.get('/admin/clients?q=anagha', company.admin)).body.data).toEqual([body.data]);
  for (let guards = 0; guards < 3; guards += 1) {
    const { guardId } = await company.addGuard();
    expect((await company.assignGuard(guardId, body.data._id)).status).toBe(201);
  }
  const fourth = await company.assignGuard((await company.addGuard()).guardId, body.data._id);
  expect(fourth.status).toBe(409);
});

it('the first post of a client has the begin, the hours and the position that were entered', async () => {
  const position = { latitude: 18.559, longitude: 73.7868, radiusMeters: 150 };
  const entered = { ...newClient, startsAt: '06:00', hours: 8, position };
  const { data: client } = (await api.post('/admin/clients', entered, company.admin)).body;
  const [post] = (await recordOf(client._id)).posts;
  expect(post).toMatchObject({ shift: 'day', startsAt: '06:00', hours: 8, position });
});

it('a record has requests, bills with their sums, past guards and a timeline', async () => {
  const { data: client } = (await api.post('/admin/clients', newClient, company.admin)).body;
  const bill = async (amount: number, dueIn: number) =>
    (await company.generateBill(client._id, { amount, dueDate: daysFromToday(dueIn) })).body.data;
  const paid = await bill(1000.5, -40);
  await api.post('/admin/bills/mark-paid', { billId: paid._id }, company.admin);
  await bill(200.25, -3);
  await bill(300, 5);
  const guard = await company.addGuard({ name: 'Ravi Kumar' });
  await company.assignGuard(guard.guardId, client._id);
  const guardAndClient = { guardId: guard.guardId, clientId: client._id };
  await api.post('/admin/withdraw-guard', guardAndClient, company.admin);
  await api.put(
    '/admin/client-notes',
    { clientId: client._id, notes: 'Call first.\nAsk for Om.' },
    company.admin,
  );
  const record = await recordOf(client._id);
  expect(record).toMatchObject({
    contactName: 'Dr Anagha Deshpande',
    notes: 'Call first.\nAsk for Om.',
    login: { state: 'none' },
    account: {
      owed: 500.25,
      unpaidBills: 2,
      overdue: 200.25,
      overdueSince: daysFromToday(-3),
      paid: 1000.5,
      paidBills: 1,
    },
    posts: [{ asked: 3, filled: 0, place: { city: 'Pune' } }],
    requests: [{ numberOfGuards: 3, status: 'approved' }],
    pastAssignments: [
      {
        guard: { name: 'Ravi Kumar' }, // From 08:00 on, today's duty had begun when the guard was withdrawn.
        days: expect.toBeOneOf([0, 1]),
        status: 'completed',
      },
    ],
  });
  expect(record.bills).toHaveLength(3);
  expect(record.timeline.entries.slice(0, 3).map(describeAuditEntry)).toEqual([
    'Test admin changed the notes about Nirmal Jeevan Hospital',
    'Test admin withdrew Ravi Kumar from Nirmal Jeevan Hospital',
    'Test admin assigned Ravi Kumar to Nirmal Jeevan Hospital',
  ]);
});

it('a correction keeps bills and requests, and an unknown client is refused', async () => {
  const { data: client } = (await api.post('/admin/clients', newClient, company.admin)).body;
  const corrected = {
    clientId: client._id,
    name: 'Nirmal Jeevan Multispeciality Hospital',
    phone: '+91 98765 43211',
    serviceType: 'FULL_TIME',
    location: 'Baner Road, Pune',
  };
  const { body } = await api.put('/admin/clients', corrected, company.admin);
  expect(body.data).toEqual({
    ...client,
    user: { ...client.user, name: corrected.name },
    phone: '+919876543211',
    serviceType: 'FULL_TIME',
    location: 'Baner Road, Pune',
  });
  const unknown = { ...corrected, clientId: client.user._id };
  expect((await api.put('/admin/clients', unknown, company.admin)).status).toBe(404);
});

it('a correction to the phone of another client is refused if the caller expects none, and to one’s own is not', async () => {
  const other = { ...newClient, name: 'Verma Stores', phone: '97004 00001' };
  await api.post('/admin/clients', other, company.admin);
  const { data: client } = (await api.post('/admin/clients', newClient, company.admin)).body;
  const correct = (phone: string) =>
    api.put(
      '/admin/clients',
      {
        clientId: client._id,
        name: newClient.name,
        phone,
        serviceType: 'FULL_TIME',
        location: 'Pune',
        hasOwnPhone: true,
      },
      company.admin,
    );
  const refused = await correct(other.phone);
  expect([refused.status, refused.body.message]).toEqual([409, 'Verma Stores has this phone']);
  expect((await recordOf(client._id)).client.phone).toBe('+919876543210');
  expect((await correct('97004 00002')).status).toBe(200);
  expect((await correct('0 97004 00002')).status).toBe(200);
});
