import type { Overview } from '@prahari/contract';
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

const countBy = <Status extends string>(
  statuses: readonly Status[],
  rows: readonly { status: Status }[],
): Record<Status, number> =>
  Object.fromEntries(
    statuses.map((status) => [status, rows.filter((row) => row.status === status).length]),
  ) as Record<Status, number>;

const isOnDuty = ({ shift, status, startDate, endDate }: AssignmentRow, now: Date): boolean => {
  const hours = SHIFT_HOURS[shift];
  const day = shiftDay(hours, now);
  return status === 'active' && startDate <= day && day <= endDate && isShiftRunning(hours, now);
};

export const overviewResponses: Record<string, Responder> = {
  getOverview: responder(getOverview, ({ state }) => {
    const overview: Overview = {
      guards: countBy(
        shownGuardStatuses,
        state.guards.map((row) => guardView(state, row)),
      ),
      guardsOnDuty: state.assignments.filter((row) => isOnDuty(row, new Date())).length,
      clients: countBy(
        clientStatuses,
        state.clients.map((row) => clientView(state, row)),
      ),
      bills: countBy(
        billStatuses,
        state.bills.map((row) => billView(state, row)),
      ),
      clientApplications: countBy(clientApplicationStatuses, state.clientApplications),
      securityApplications: countBy(securityApplicationStatuses, state.securityApplications),
      undeliveredMail: countBy(mailStatuses, state.undeliveredMail),
    };
    return dataReply(overview);
  }),
};
