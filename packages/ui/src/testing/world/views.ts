import {
  type Assignment,
  type Bill,
  type Client,
  type ClientApplication,
  type ClientWithDues,
  durationOf,
  type Guard,
  type GuardAssignment,
  type GuardProfile,
  type Person,
  type SecurityApplication,
  SHIFT_HOURS,
  today,
} from '@prahari/contract';
import type { AssignmentRow, BillRow, ClientRow, GuardRow, JobRow, RequestRow, World } from './state.ts';

/** What was found, or a world that contradicts itself. */
function must<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('The world names somebody who is not in it');
  return found;
}
const byId = <T extends { _id: string }>(rows: readonly T[], id: string): T =>
  must(rows.find((row) => row._id === id));

export function personOf(world: World, accountId: string): Person {
  const { id, name, email } = must(world.accounts.find((account) => account.id === accountId));
  return { _id: id, name, email };
}

export const isOpen = ({ status }: { status: string }): boolean => status !== 'completed';

const guardInside = (world: World, row: GuardRow) => ({
  _id: row._id,
  user: personOf(world, row.accountId),
  experience: row.experience,
});
const clientInside = (world: World, row: ClientRow) => ({
  _id: row._id,
  user: personOf(world, row.accountId),
});

export const assignmentView = (world: World, row: AssignmentRow): Assignment => {
  const { guardId, clientId, ...rest } = row;
  return {
    ...rest,
    guard: guardInside(world, byId(world.guards, guardId)),
    client: clientInside(world, byId(world.clients, clientId)),
  };
};

export function guardAssignmentView(world: World, row: AssignmentRow): GuardAssignment {
  const view = assignmentView(world, row);
  const { start, end } = SHIFT_HOURS[row.shift];
  return {
    ...view,
    clientName: view.client.user.name,
    shiftTiming: row.shift === '24h' ? '24 hours' : `${start}–${end}`,
    duration: durationOf(row.startDate, row.endDate),
  };
}

const assignmentsOf = (world: World, key: 'guardId' | 'clientId', id: string) =>
  world.assignments.filter((row) => row[key] === id);

function guardBase(world: World, { accountId, ...row }: GuardRow, current: AssignmentRow | undefined) {
  const status: Guard['status'] = current && isOpen(current) ? 'assigned' : 'available';
  return { ...row, user: personOf(world, accountId), status };
}

export function guardView(world: World, row: GuardRow): Guard {
  const current = assignmentsOf(world, 'guardId', row._id).find(isOpen);
  return {
    ...guardBase(world, row, current),
    currentAssignment: current ? assignmentView(world, current) : null,
  };
}

/** A guard's own view: the open assignment, else the last completed one. */
export function guardProfileView(world: World, row: GuardRow): GuardProfile {
  const all = assignmentsOf(world, 'guardId', row._id);
  const current = all.find(isOpen) ?? all.at(-1);
  return {
    ...guardBase(world, row, current),
    currentAssignment: current ? guardAssignmentView(world, current) : null,
  };
}

const clientBase = (
  world: World,
  { accountId, ...row }: ClientRow,
  assignments: AssignmentRow[],
): Client => ({
  ...row,
  user: personOf(world, accountId),
  status: assignments.some(isOpen) ? 'assigned' : 'unassigned',
  activeAssignments: assignments.map((each) => assignmentView(world, each)),
});

export function clientView(world: World, row: ClientRow): ClientWithDues {
  const unpaid = world.bills.filter(({ clientId, isPaid }) => clientId === row._id && !isPaid);
  const paise = unpaid.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const open = assignmentsOf(world, 'clientId', row._id).filter(isOpen);
  return { ...clientBase(world, row, open), unpaid: paise / 100 };
}

/** A client's own view: the open assignments, else the last completed one. */
export function clientProfileView(world: World, row: ClientRow): Client {
  const all = assignmentsOf(world, 'clientId', row._id);
  const open = all.filter(isOpen);
  return clientBase(world, row, open.length ? open : all.slice(-1));
}

export function billView(world: World, { clientId, isPaid, ...row }: BillRow): Bill {
  const unpaid = row.dueDate < today() ? 'overdue' : 'pending';
  return {
    ...row,
    client: clientInside(world, byId(world.clients, clientId)),
    status: isPaid ? 'paid' : unpaid,
  };
}

export const requestView = (world: World, { accountId, ...row }: RequestRow): ClientApplication => ({
  ...row,
  user: personOf(world, accountId),
});

export const jobView = (world: World, { accountId, ...row }: JobRow): SecurityApplication => ({
  ...row,
  user: personOf(world, accountId),
});
