import { billStatuses } from '@prahari/contract/bills';
import { clientStatuses } from '@prahari/contract/clients';
import { shownGuardStatuses } from '@prahari/contract/guards';
import { securityApplicationStatuses } from '@prahari/contract/job-applications';
import { mailStatuses } from '@prahari/contract/mail-outbox';
import { getOverview, type Overview, type PostsOverview } from '@prahari/contract/overview.schemas';
import type { Post } from '@prahari/contract/posts.schemas';
import { clientApplicationStatuses } from '@prahari/contract/requests';
import { today } from '@prahari/domain/days';
import { isShiftRunning, shiftDay } from '@prahari/domain/shift-hours';
import { SHIFT_HOURS } from '@prahari/domain/shifts';
import { hasPostStatus, postView } from '../post-view.ts';
import { dataReply, type Responder, responder } from '../response.ts';
import type { AssignmentRow, MockState } from '../state.ts';
import { billView, clientView, guardView } from '../views.ts';
import { noChanges } from './changes.ts';
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

function postsOverview(state: MockState): PostsOverview {
  const all = state.posts.map((row) => postView(state, row));
  const withStatus = (status: string | null) => all.filter((post) => hasPostStatus(post, status));
  const open = withStatus(null);
  const sum = (posts: readonly Post[], value: (post: Post) => number) =>
    posts.reduce((total, post) => total + value(post), 0);
  const begun = open.filter((post) => post.startDate <= today());
  const emptyTonight = sum(open, (post) => post.emptyTonight);
  const emptyNow = sum(begun, (post) => post.short);
  return {
    total: open.length,
    short: withStatus('short').length,
    tonight: withStatus('tonight').length,
    ending: withStatus('ending').length,
    upcoming: withStatus('upcoming').length,
    asked: sum(open, (post) => post.asked),
    filled: sum(open, (post) => post.filled),
    emptyTonight,
    emptyToday: Math.max(0, emptyNow - emptyTonight),
    emptyLater: sum(open, (post) => post.short) - emptyNow,
    firstEnd: open.map((post) => post.endDate).sort()[0] ?? null,
  };
}

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
      posts: postsOverview(state),
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
      changes: noChanges,
    };
    return dataReply(overview);
  }),
};
