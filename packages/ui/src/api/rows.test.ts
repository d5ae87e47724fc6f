import { describe, expect, test } from 'vitest';
import { toGuardAssignment, toGuardProfile } from './guard-profile-rows.ts';
import {
  toAssignment,
  toBill,
  toClient,
  toClientApplication,
  toGuard,
  toPerson,
  toSecurityApplication,
} from './rows.ts';

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
  test.each([[null], [undefined], ['65f0'], [7], [[]], [{}]])('reads %j without falling over', (sent) => {
    expect(() => JSON.stringify(read(sent))).not.toThrow();
  });

  test('reads fields of the wrong kind without falling over', () => {
    const odd = new Proxy({}, { get: (_target, name) => (typeof name === 'string' ? 42 : undefined) });
    expect(() => read(odd)).not.toThrow();
  });
});

test('a person is an object, an id string or nobody', () => {
  expect(toPerson({ _id: '1', name: 'Asha', email: 'a@example.com' })).toEqual({
    _id: '1',
    name: 'Asha',
    email: 'a@example.com',
  });
  expect(toPerson({ id: '1', fullName: 'Asha' })).toEqual({ _id: '1', name: 'Asha', email: '' });
  expect(toPerson('1')).toEqual({ _id: '1', name: 'Not given', email: '' });
  expect(toPerson(null)).toEqual({ _id: '', name: 'Not given', email: '' });
});

test('a bill keeps its amount as a number, also one sent as text, and the day of an instant', () => {
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

test('what is written in figures may come as a number: ids, phones, ZIP codes, bill numbers', () => {
  expect(toBill({ _id: 7, billNumber: 1002 })).toMatchObject({ _id: '7', billNumber: '1002' });
  expect(toSecurityApplication({ id: 8, phoneNumber: 9876543210 })).toMatchObject({
    _id: '8',
    phoneNumber: '9876543210',
  });
  expect(toAssignment({ guard: 9, location: { zipCode: 411001 } })).toMatchObject({
    guard: { _id: '9' },
    location: { zipCode: '411001' },
  });
});

test('an amount may come as people write it', () => {
  expect(toBill({ amount: '1,23,456.00' }).amount).toBe(123456);
  expect(toBill({ amount: '₹ 900' }).amount).toBe(900);
  expect(toBill({ amount: 'soon' }).amount).toBe(0);
  expect(toGuard({ experience: '5 years', rating: 4.333333 })).toMatchObject({ experience: 5, rating: 4.3 });
});

test('an instant is the day it falls on in India, a day stays', () => {
  expect(toBill({ dueDate: '2026-11-30T18:30:00.000Z' }).dueDate).toBe('2026-12-01');
  expect(toBill({ dueDate: '2026-12-01' }).dueDate).toBe('2026-12-01');
  expect(toBill({ dueDate: 'soon' }).dueDate).toBe('soon');
});

test('a bill whose client is an id, or null, or carries the name itself still has a client to show', () => {
  expect(toBill({ client: 'c1' }).client).toMatchObject({ _id: 'c1', user: { name: 'Not given' } });
  expect(toBill({ client: null }).client).toMatchObject({ _id: '', user: { name: 'Not given' } });
  expect(toBill({ client: { _id: 'c1', name: 'Verma Mills' } }).client.user.name).toBe('Verma Mills');
});

test('a guard without an open assignment, or with only its id, has none to show', () => {
  expect(toGuard({ currentAssignment: null }).currentAssignment).toBeNull();
  expect(toGuard({ currentAssignment: '65f0' }).currentAssignment).toBeNull();
  expect(toGuard({ currentAssignment: { _id: 'a', status: 'onBreak' } }).currentAssignment).toMatchObject({
    _id: 'a',
    status: 'onBreak',
  });
});

test('a specialization is a list, a single text, or nothing', () => {
  expect(toGuard({ specialization: ['Events', '', 7] }).specialization).toEqual(['Events']);
  expect(toGuard({ specialization: 'Events' }).specialization).toEqual(['Events']);
  expect(toGuard({}).specialization).toEqual([]);
});

test('a client is assigned once it has assignments, also when they come as ids', () => {
  expect(toClient({ activeAssignments: [] }).status).toBe('unassigned');
  expect(toClient({}).status).toBe('unassigned');
  expect(toClient({ activeAssignments: [{ _id: 'a' }] })).toMatchObject({
    status: 'assigned',
    activeAssignments: [{ _id: 'a' }],
  });
  expect(toClient({ activeAssignments: ['a'] })).toMatchObject({ status: 'assigned', activeAssignments: [] });
});

test('what an older API does not tell of a client is unknown, not nought', () => {
  expect(toClient({})).toMatchObject({ numberOfGuards: null, unpaid: null });
  expect(toClient({ numberOfGuards: 0, unpaid: 0 })).toMatchObject({ numberOfGuards: 0, unpaid: 0 });
});

describe("a guard's own assignment", () => {
  const sent = { _id: 'a', shift: 'night', startDate: '2026-11-01T00:00:00Z', endDate: '2026-11-12' };

  test('has its hours and length worked out where the server does not say them', () => {
    expect(toGuardAssignment(sent)).toMatchObject({
      shiftTiming: '20:00–08:00',
      duration: '12 days',
      clientName: 'Not given',
    });
    expect(toGuardAssignment({ ...sent, shift: '24h' }).shiftTiming).toBe('24 hours');
  });

  test('shows what the server says before what could be worked out', () => {
    const told = { ...sent, shiftTiming: '22:00–06:00', duration: 'a fortnight', clientName: 'Verma Mills' };
    expect(toGuardAssignment(told)).toMatchObject({
      shiftTiming: '22:00–06:00',
      duration: 'a fortnight',
      clientName: 'Verma Mills',
    });
  });

  test('shows a shift it does not know as it came, and no length without both days', () => {
    expect(toGuardAssignment({ shift: 'evening', startDate: '2026-11-01' })).toMatchObject({
      shiftTiming: 'evening',
      duration: '',
    });
  });
});

test('a date written in another way stays as it came, and nothing is worked out from it', () => {
  expect(toGuardAssignment({ startDate: '1 November 2026', endDate: '2026-11-12' })).toMatchObject({
    startDate: '1 November 2026',
    duration: '',
  });
});

test('a place is an object or one line of text', () => {
  expect(toAssignment({ location: '4 MG Road, Pune' }).location.street).toBe('4 MG Road, Pune');
  expect(toAssignment({ location: { street: '4 MG Road', zipCode: '411001' } }).location).toEqual({
    street: '4 MG Road',
    city: '',
    state: '',
    zipCode: '411001',
  });
});

test('an application without a status is pending, and a word we do not know stays', () => {
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
