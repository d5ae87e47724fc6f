import { clientNotFound, guardNotFound } from '@prahari/contract/assignments';
import type { ClientRecord } from '@prahari/contract/clients.schemas';
import type { GuardRecord, PersonTimeline, RecordAssignment } from '@prahari/contract/guards.schemas';
import { countDays, today } from '@prahari/domain/days';
import { postView } from './post-view.ts';
import { findOrRefuse } from './response.ts';
import { auditEntryView } from './responses/audit-log.ts';
import type { AssignmentRow, MockState, PersonDetails } from './state.ts';
import { billView, clientApplicationView, clientView, guardView, isOpen } from './views.ts';

/** What is known of a guard or client beside its row; a varied sample until a test changes it. */
export const detailsOf = (state: MockState, id: string): PersonDetails =>
  state.details.get(id) ?? {
    phone: '+919876543210',
    city: 'Pune',
    dateOfBirth: '1992-03-14',
    contactName: 'Anagha Deshpande',
    notes: '',
  };

function timelineOf(state: MockState, name: string): PersonTimeline {
  const entries = state.auditLog.filter(({ about }) => Object.values(about).includes(name)).reverse();
  return { entries: entries.map((entry) => auditEntryView(state, entry)), hasMore: false };
}

function assignmentsOf(state: MockState, rows: AssignmentRow[]): RecordAssignment[] {
  const nameOf = (accountId = '') => state.accounts.find(({ id }) => id === accountId)?.name ?? '';
  return rows.map(({ _id, guardId, clientId, location, shift, status, startDate, endDate }) => {
    const guard = state.guards.find((row) => row._id === guardId);
    const client = state.clients.find((row) => row._id === clientId);
    const [last = endDate] = [endDate, today()].sort();
    return {
      _id,
      guard: { _id: guardId, name: nameOf(guard?.accountId) },
      client: { _id: clientId, name: nameOf(client?.accountId) },
      city: location.city,
      shift,
      status,
      startDate,
      endDate,
      days: Math.max(0, countDays(startDate, last)),
    };
  });
}

const monthsBack = (back: number): string => {
  const month = Number(today().slice(0, 4)) * 12 + Number(today().slice(5, 7)) - 1 - back;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
};

/** All that the office knows of a guard. @throws RefusalError for an unknown id */
export function guardRecord(state: MockState, id: string): GuardRecord {
  const row = findOrRefuse(state.guards, id, guardNotFound);
  const guard = guardView(state, row);
  const { phone, city, dateOfBirth } = detailsOf(state, id);
  return {
    guard,
    phone,
    city,
    dateOfBirth,
    login: { state: guard.user.email ? 'active' : 'none', invitedUntil: null },
    papers: state.papers.filter(({ guardId }) => guardId === id).map(({ guardId: _, ...paper }) => paper),
    assignments: assignmentsOf(
      state,
      state.assignments.filter(({ guardId }) => guardId === id),
    ),
    months: Array.from({ length: 12 }, (_, index) => ({
      month: monthsBack(11 - index),
      days: index === 11 ? Number(today().slice(8)) : 24 + (index % 4),
      ahead: index === 11 ? 4 : 0,
    })),
    timeline: timelineOf(state, guard.user.name),
  };
}

/** All that the office knows of a client. @throws RefusalError for an unknown id */
export function clientRecord(state: MockState, id: string): ClientRecord {
  const row = findOrRefuse(state.clients, id, clientNotFound);
  const client = clientView(state, row);
  const { contactName, notes } = detailsOf(state, id);
  const bills = state.bills.filter(({ clientId }) => clientId === id).map((bill) => billView(state, bill));
  const sum = (status: string) =>
    bills.filter((bill) => bill.status === status).reduce((total, { amount }) => total + amount, 0);
  const overdue = bills.filter(({ status }) => status === 'overdue').map(({ dueDate }) => dueDate);
  return {
    client,
    contactName,
    notes,
    login: { state: client.user.email ? 'active' : 'none', invitedUntil: null },
    account: {
      owed: sum('pending') + sum('overdue'),
      unpaidBills: bills.filter(({ status }) => status !== 'paid').length,
      overdue: sum('overdue'),
      overdueSince: overdue.sort()[0] ?? null,
      paid: sum('paid'),
      paidBills: bills.filter(({ status }) => status === 'paid').length,
    },
    posts: state.posts.filter(({ clientId }) => clientId === id).map((one) => postView(state, one)),
    bills: bills.reverse(),
    requests: state.clientApplications
      .filter(({ accountId }) => accountId === row.accountId)
      .map((one) => clientApplicationView(state, one)),
    pastAssignments: assignmentsOf(
      state,
      state.assignments.filter((one) => one.clientId === id && !isOpen(one)),
    ),
    timeline: timelineOf(state, client.user.name),
  };
}
