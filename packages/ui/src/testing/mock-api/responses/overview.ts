import type { Overview, PostsOverview } from '@prahari/contract';
import { isShiftRunning, SHIFT_HOURS, shiftDay, shownGuardStatuses } from '@prahari/contract';
import { billStatuses } from '@prahari/contract/bills/words';
import { clientApplicationStatuses } from '@prahari/contract/client-applications/words';
import { clientStatuses } from '@prahari/contract/clients/words';
import { mailStatuses } from '@prahari/contract/mail-outbox/words';
import { getOverview } from '@prahari/contract/overview/definitions';
import { securityApplicationStatuses } from '@prahari/contract/security-applications/words';
import { dataReply, type Responder, responder } from '../response.ts';
import type { AssignmentRow } from '../state.ts';
import { billView, clientView, guardView } from '../views.ts';
import { expiringPapers } from './people.ts';

const countBy = <Status extends string>(
  statuses: readonly Status[],
  rows: readonly { status: Status }[],
): Record<Status, number> =>
  Object.fromEntries(
    statuses.map((status) => [status, rows.filter((row) => row.status === status).length]),
  ) as Record<Status, number>;

const isInShift = ({ shift, startDate, endDate }: AssignmentRow, now: Date): boolean => {
  const hours = SHIFT_HOURS[shift];
  const day = shiftDay(hours, now);
  return startDate <= day && day <= endDate && isShiftRunning(hours, now);
};

const oldestPending = (rows: readonly { status: string; createdAt: string }[]): string | null =>
  rows
    .filter(({ status }) => status === 'pending')
    .map(({ createdAt }) => createdAt)
    .sort()[0] ?? null;

const noPosts: PostsOverview = {
  total: 0,
  short: 0,
  tonight: 0,
  ending: 0,
  upcoming: 0,
  asked: 0,
  filled: 0,
  emptyTonight: 0,
  emptyToday: 0,
  emptyLater: 0,
  firstEnd: null,
};

const sumOf = (bills: readonly { amount: number }[]): number =>
  bills.reduce((sum, { amount }) => sum + amount, 0);

export const overviewResponses: Record<string, Responder> = {
  getOverview: responder(getOverview, ({ state }) => {
    const inShift = state.assignments.filter((row) => isInShift(row, new Date()));
    const bills = state.bills.map((row) => billView(state, row));
    const unpaid = bills.filter(({ status }) => status !== 'paid');
    const overview: Overview = {
      guards: countBy(
        shownGuardStatuses,
        state.guards.map((row) => guardView(state, row)),
      ),
      guardsOnDuty: inShift.filter(({ status }) => status === 'active').length,
      guardsOnBreak: inShift.filter(({ status }) => status === 'onBreak').length,
      posts: noPosts,
      papersExpiring: new Set(expiringPapers(state).map(({ guard }) => guard._id)).size,
      clients: countBy(
        clientStatuses,
        state.clients.map((row) => clientView(state, row)),
      ),
      bills: countBy(billStatuses, bills),
      clientApplications: countBy(clientApplicationStatuses, state.clientApplications),
      securityApplications: countBy(securityApplicationStatuses, state.securityApplications),
      undeliveredMail: countBy(mailStatuses, state.undeliveredMail),
      owed: {
        unpaid: sumOf(unpaid),
        unpaidBills: unpaid.length,
        overdue: sumOf(unpaid.filter(({ status }) => status === 'overdue')),
      },
      oldestRequest: oldestPending(state.clientApplications),
      oldestJobApplication: oldestPending(state.securityApplications),
    };
    return dataReply(overview);
  }),
};
