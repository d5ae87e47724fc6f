import { describe, expect, test } from 'vitest';
import { toAssignment, toGuardAssignment } from './assignments.ts';
import { toBill } from './bills.ts';
import { toClientApplication } from './client-applications.ts';
import { toClient, toClientProfileReply } from './clients.ts';
import { toGuard, toGuardProfile, toGuardProfileReply } from './guards.ts';
import { toDay, toPerson } from './people.ts';
import { toSecurityApplication } from './security-applications.ts';

const readers = {
  toAssignment,
  toBill,
  toClient,
  toClientApplication,
  toGuard,
  toGuardAssignment,
  toGuardProfile,
  toPerson,
  toSecurityApplication,
};

describe.each(Object.entries(readers))('%s', (_, read) => {
  test.each([[null], [undefined], ['65f0'], [7], [[]], [{}]])('reads %j without throwing', (sent) => {
    expect(() => JSON.stringify(read(sent))).not.toThrow();
  });

  test('reads fields of a wrong type without throwing', () => {
    const odd = new Proxy({}, { get: (_target, name) => (typeof name === 'string' ? 42 : undefined) });
    expect(() => read(odd)).not.toThrow();
  });
});

test('ratings are from 0 to 5, and nobody has less than no experience', () => {
  expect(toGuard({ rating: 7, experience: -1 })).toMatchObject({ rating: 5, experience: 0 });
  expect(toGuard({ rating: -3 }).rating).toBe(0);
});

describe('a day', () => {
  test.each([
    ['2026-11-12', '2026-11-12'],
    ['2026-11-11T20:00:00.000Z', '2026-11-12'],
    ['2026-11-12T23:30:00+05:30', '2026-11-12'],
    ['2026-11-12 10:00:00', '2026-11-12'],
    ['Thu Nov 12 2026 00:00:00 GMT+0530 (India Standard Time)', '2026-11-12'],
    ['Wed, 11 Nov 2026 20:00:00 GMT', '2026-11-12'],
    [Date.UTC(2026, 10, 11, 20), '2026-11-12'],
  ])('is read from %j', (sent, day) => {
    expect(toDay(sent)).toBe(day);
  });

  test.each([null, undefined, '', 'Invalid Date', 'null', '0000-00-00', Number.NaN, 9e99, {}])(
    'is not known from %j',
    (sent) => {
      expect(toDay(sent)).toBe('');
    },
  );

  test.each(['12/11/2026', 'soon', 'may be 7'])('that is unclear stays as it was sent: %s', (sent) => {
    expect(toDay(sent)).toBe(sent);
  });
});

test('a person is read from an object, an id string or null', () => {
  const asha = { _id: '1', name: 'Asha', email: 'a@example.com' };
  expect(toPerson(asha)).toEqual(asha);
  expect(toPerson({ id: '1', fullName: 'Asha' })).toEqual({ _id: '1', name: 'Asha', email: '' });
  expect(toPerson('1')).toEqual({ _id: '1', name: 'Not given', email: '' });
  expect(toPerson(null)).toEqual({ _id: '', name: 'Not given', email: '' });
});

test('an amount sent as text becomes a number, an instant becomes its day', () => {
  const bill = toBill({
    _id: 'b',
    billNumber: 'PR/26-27/000001',
    client: { _id: 'c', user: { _id: 'u', name: 'Verma Mills', email: 'v@example.com' } },
    amount: '1250.50',
    dueDate: '2026-12-05T00:00:00.000Z',
    status: 'cancelled',
  });
  expect(bill).toMatchObject({ amount: 1250.5, dueDate: '2026-12-05', status: 'cancelled', driveLink: '' });
  expect(bill.client.user.name).toBe('Verma Mills');
});

test('an amount with separators and rupee sign is read', () => {
  expect(toBill({ amount: '1,23,456.00' }).amount).toBe(123456);
  expect(toBill({ amount: '₹ 900' }).amount).toBe(900);
  expect(toBill({ amount: 'soon' }).amount).toBe(0);
  expect(toGuard({ experience: '5 years', rating: 4.333333 })).toMatchObject({ experience: 5, rating: 4.3 });
});

test('a bill’s client is read from an id, null or an object with a name', () => {
  expect(toBill({ client: 'c1' }).client).toMatchObject({ _id: 'c1', user: { name: 'Not given' } });
  expect(toBill({ client: null }).client).toMatchObject({ _id: '', user: { name: 'Not given' } });
  expect(toBill({ client: { _id: 'c1', name: 'Verma Mills' } }).client.user.name).toBe('Verma Mills');
});

test('a guard’s assignment that is null or only an id becomes null', () => {
  expect(toGuard({ currentAssignment: null }).currentAssignment).toBeNull();
  expect(toGuard({ currentAssignment: '65f0' }).currentAssignment).toBeNull();
  expect(toGuard({ currentAssignment: { _id: 'a', status: 'onBreak' } }).currentAssignment).toMatchObject({
    _id: 'a',
    status: 'onBreak',
  });
});

test('a specialization is read from an array or a string and may be missing', () => {
  expect(toGuard({ specialization: ['Events', '', 7] }).specialization).toEqual(['Events']);
  expect(toGuard({ specialization: 'Events' }).specialization).toEqual(['Events']);
  expect(toGuard({}).specialization).toEqual([]);
});

test('a client with assignments, even as ids only, is assigned', () => {
  expect(toClient({ activeAssignments: [] }).status).toBe('unassigned');
  expect(toClient({}).status).toBe('unassigned');
  expect(toClient({ activeAssignments: [{ _id: 'a' }] })).toMatchObject({
    status: 'assigned',
    activeAssignments: [{ _id: 'a' }],
  });
  expect(toClient({ activeAssignments: ['a'] })).toMatchObject({ status: 'assigned', activeAssignments: [] });
});

describe('a guard’s own assignment', () => {
  const sent = { _id: 'a', shift: 'night', startDate: '2026-11-01T00:00:00Z', endDate: '2026-11-12' };

  test('gets shift hours and duration computed if the server does not send them', () => {
    expect(toGuardAssignment(sent)).toMatchObject({
      shiftTiming: '20:00–08:00',
      duration: '12 days',
      clientName: 'Not given',
    });
    expect(toGuardAssignment({ ...sent, shift: '24h' }).shiftTiming).toBe('24 hours');
  });

  test('keeps an unknown shift, and has no duration without both days', () => {
    expect(toGuardAssignment({ shift: 'evening', startDate: '2026-11-01' })).toMatchObject({
      shiftTiming: 'evening',
      duration: '',
    });
  });
});

test('a location is read from an object or a string', () => {
  expect(toAssignment({ location: '4 MG Road, Pune' }).location.street).toBe('4 MG Road, Pune');
  expect(toAssignment({ location: { street: '4 MG Road', zipCode: '411001' } }).location).toEqual({
    street: '4 MG Road',
    city: '',
    state: '',
    zipCode: '411001',
  });
});

test('an application without a status is pending, and an unknown status is kept', () => {
  expect(toClientApplication({}).status).toBe('pending');
  expect(toClientApplication({ status: 'on-leave', client: { name: 'Asha' } })).toMatchObject({
    status: 'on-leave',
    user: { name: 'Asha' },
  });
  expect(toSecurityApplication({ experience: '3', documents: ['x', null] })).toMatchObject({
    experience: 3,
    status: 'pending',
  });
});

test('accepted and approved are treated alike in both kinds of application', () => {
  expect(toClientApplication({ status: 'accepted' }).status).toBe('approved');
  expect(toSecurityApplication({ status: 'approved' }).status).toBe('accepted');
});

test('a review is read from an object or a string', () => {
  const { reviews } = toGuard({ reviews: ['Always on time', { rating: 4, comment: 'Good' }] });
  expect(reviews).toMatchObject([
    { comment: 'Always on time', clientName: 'Not given' },
    { comment: 'Good', rating: 4 },
  ]);
});

describe('a profile as SPEC section 7 has it', () => {
  test.each([
    ['no assignment', { currentAssignment: null }],
    ['no data', undefined],
    ['null', null],
  ])('of a guard with %s is null, because nobody accepted the guard yet', (_, data) => {
    expect(toGuardProfileReply({ success: true, data })).toEqual({ success: true, data: null });
  });

  test('of a guard whose assignment names no client has the assignment', () => {
    const { data } = toGuardProfileReply({
      success: true,
      data: { currentAssignment: { _id: 'a1', shift: 'day' } },
    });
    expect(data).toMatchObject({
      status: 'assigned',
      currentAssignment: { _id: 'a1', clientName: 'Not given' },
    });
  });

  test('of a guard with an assignment known only by its id is assigned without details', () => {
    const { data } = toGuardProfileReply({ success: true, data: { currentAssignment: '66aa' } });
    expect(data).toMatchObject({ status: 'assigned', currentAssignment: null });
  });

  test('of a client without assignments is null, because no request was accepted yet', () => {
    expect(toClientProfileReply({ data: { activeAssignments: [] } }).data).toBeNull();
  });

  test.each([
    ['as ids', ['66aa'], 0],
    ['with a guard known by its id', [{ _id: 'a1', guard: '66aa', status: 'active' }], 1],
  ])('of a client with assignments %s is assigned', (_, activeAssignments, count) => {
    const { data } = toClientProfileReply({ data: { activeAssignments } });
    expect(data?.status).toBe('assigned');
    expect(data?.activeAssignments).toHaveLength(count);
  });
});
