import type { Assignment, GuardAssignment } from '@prahari/contract/assignments.schemas';
import type { Bill } from '@prahari/contract/bills.schemas';
import type { Client, ClientProfile, ClientWithDues } from '@prahari/contract/clients.schemas';
import type { Guard, GuardProfile } from '@prahari/contract/guards.schemas';
import type { SecurityApplication } from '@prahari/contract/job-applications.schemas';
import type { Person, RecordRef } from '@prahari/contract/people';
import type { ClientApplication } from '@prahari/contract/requests.schemas';
import { durationOf, today } from '@prahari/domain/days';
import { SHIFT_HOURS } from '@prahari/domain/shifts';
import type {
  AssignmentRow,
  BillRow,
  ClientApplicationRow,
  ClientRow,
  GuardRow,
  MockState,
  SecurityApplicationRow,
} from './state.ts';

/** @throws when the state refers to a row that it does not have */
function required<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('The mock state refers to a missing row');
  return found;
}
const byId = <T extends { _id: string }>(rows: readonly T[], id: string): T =>
  required(rows.find((row) => row._id === id));

function personOf(state: MockState, accountId: string): Person {
  const { id, name, email } = required(state.accounts.find((account) => account.id === accountId));
  return { _id: id, name, email };
}

/** The record of an account's guard or client. */
export function recordOf(state: MockState, accountId: string | undefined): { record?: RecordRef } {
  const guard = state.guards.find((row) => row.accountId === accountId);
  if (guard) return { record: { kind: 'guard', _id: guard._id } };
  const client = state.clients.find((row) => row.accountId === accountId);
  return client ? { record: { kind: 'client', _id: client._id } } : {};
}

export const isOpen = ({ status }: { status: string }): boolean => status !== 'completed';

const guardRef = (state: MockState, row: GuardRow) => ({
  _id: row._id,
  user: personOf(state, row.accountId),
  experience: row.experience,
});
const clientRef = (state: MockState, row: ClientRow) => ({
  _id: row._id,
  user: personOf(state, row.accountId),
});

export const assignmentView = (state: MockState, row: AssignmentRow): Assignment => {
  const { guardId, clientId, ...rest } = row;
  return {
    ...rest,
    guard: guardRef(state, byId(state.guards, guardId)),
    client: clientRef(state, byId(state.clients, clientId)),
  };
};

export function guardAssignmentView(state: MockState, row: AssignmentRow): GuardAssignment {
  const view = assignmentView(state, row);
  const { start, end } = SHIFT_HOURS[row.shift];
  const { _id, name } = view.client.user;
  return {
    ...view,
    client: { ...view.client, user: { _id, name } },
    clientName: view.client.user.name,
    shiftTiming: row.shift === '24h' ? '24 hours' : `${start}–${end}`,
    duration: durationOf(row.startDate, row.endDate),
  };
}

const assignmentsOf = (state: MockState, key: 'guardId' | 'clientId', id: string) =>
  state.assignments.filter((row) => row[key] === id);

function guardBase(state: MockState, { accountId, ...row }: GuardRow, current: AssignmentRow | undefined) {
  const status: Guard['status'] = current && isOpen(current) ? 'assigned' : 'available';
  return { ...row, user: personOf(state, accountId), status };
}

export function guardView(state: MockState, row: GuardRow): Guard {
  const current = assignmentsOf(state, 'guardId', row._id).find(isOpen);
  return {
    ...guardBase(state, row, current),
    currentAssignment: current ? assignmentView(state, current) : null,
  };
}

/** A guard's own view: the open assignment, else the last completed one. */
export function guardProfileView(state: MockState, row: GuardRow): GuardProfile {
  const all = assignmentsOf(state, 'guardId', row._id);
  const current = all.find(isOpen) ?? all.at(-1);
  return {
    ...guardBase(state, row, current),
    currentAssignment: current ? guardAssignmentView(state, current) : null,
  };
}

const clientBase = (
  state: MockState,
  { accountId, ...row }: ClientRow,
  assignments: AssignmentRow[],
): Client => ({
  ...row,
  user: personOf(state, accountId),
  status: assignments.some(isOpen) ? 'assigned' : 'unassigned',
  activeAssignments: assignments.map((each) => assignmentView(state, each)),
});

export function clientView(state: MockState, row: ClientRow): ClientWithDues {
  const unpaid = state.bills.filter(({ clientId, isPaid }) => clientId === row._id && !isPaid);
  const paise = unpaid.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const open = assignmentsOf(state, 'clientId', row._id).filter(isOpen);
  return { ...clientBase(state, row, open), unpaid: paise / 100 };
}

/** A client's own view: the open assignments, else the last completed one. */
export function clientProfileView(state: MockState, row: ClientRow): ClientProfile {
  const all = assignmentsOf(state, 'clientId', row._id);
  const open = all.filter(isOpen);
  const client = clientBase(state, row, open.length ? open : all.slice(-1));
  const activeAssignments = client.activeAssignments.map((one) => ({
    ...one,
    guard: { ...one.guard, user: { _id: one.guard.user._id, name: one.guard.user.name } },
  }));
  return { ...client, activeAssignments };
}

export function billView(state: MockState, { clientId, isPaid, ...row }: BillRow): Bill {
  const unpaid = row.dueDate < today() ? 'overdue' : 'pending';
  return {
    ...row,
    client: clientRef(state, byId(state.clients, clientId)),
    status: isPaid ? 'paid' : unpaid,
  };
}

export const clientApplicationView = (
  state: MockState,
  { accountId, ...row }: ClientApplicationRow,
): ClientApplication => ({
  ...row,
  ...recordOf(state, accountId),
  user: personOf(state, accountId),
});

export const securityApplicationView = (
  state: MockState,
  { accountId, ...row }: SecurityApplicationRow,
): SecurityApplication => ({
  ...row,
  ...recordOf(state, accountId),
  user: personOf(state, accountId),
});
