import { listBills } from '@prahari/contract/bills.schemas';
import { listClients } from '@prahari/contract/clients.schemas';
import { type FindKind, findKinds } from '@prahari/contract/find';
import { type Found, find } from '@prahari/contract/find.schemas';
import { guardStatusLabels } from '@prahari/contract/guards';
import { listGuards } from '@prahari/contract/guards.schemas';
import { listSecurityApplications } from '@prahari/contract/job-applications.schemas';
import { listPosts } from '@prahari/contract/posts.schemas';
import { applicationStatusLabels } from '@prahari/contract/requests';
import { listClientApplications } from '@prahari/contract/requests.schemas';
import { formatDay, formatRupees, labelOf } from '@prahari/domain/format';
import { paginate } from '../paginate.ts';
import { postView } from '../post-view.ts';
import { dataReply, type Responder, responder } from '../response.ts';
import type { MockState } from '../state.ts';
import { billView, clientApplicationView, clientView, guardView, securityApplicationView } from '../views.ts';

/** Rows of each kind. */
const EACH = 4;

type Line = Omit<Found, 'kind' | '_id'>;

interface Searched<Row extends { _id: string }> {
  list: Parameters<typeof paginate>[0];
  rows: Row[];
  line: (row: Row) => Line;
}

function foundIn<Row extends { _id: string }>(
  kind: FindKind,
  q: string,
  { list, rows, line }: Searched<Row>,
): Found[] {
  const query = new URLSearchParams({ q, limit: String(EACH) });
  const { data } = paginate(list, rows as never, query) as { data: Row[] };
  return data.map((row) => ({ kind, _id: row._id, ...line(row) }));
}

const searches: Record<FindKind, (state: MockState, q: string) => Found[]> = {
  guard: (state, q) =>
    foundIn('guard', q, {
      list: listGuards.list,
      rows: state.guards.map((row) => guardView(state, row)),
      line: ({ user, currentAssignment: duty, status }) => ({
        name: user.name,
        detail: duty ? `${duty.client.user.name}, ${duty.location.city}` : '',
        figure: labelOf(guardStatusLabels, status),
      }),
    }),
  post: (state, q) =>
    foundIn('post', q, {
      list: listPosts.list,
      rows: state.posts.map((row) => postView(state, row)),
      line: ({ client, place, filled, asked }) => ({
        name: client.user.name,
        detail: `${place.city}, ${place.street}`,
        figure: `${filled} of ${asked}`,
      }),
    }),
  client: (state, q) =>
    foundIn('client', q, {
      list: listClients.list,
      rows: state.clients.map((row) => clientView(state, row)),
      line: ({ user, location, phone = '' }) => ({ name: user.name, detail: location, figure: phone }),
    }),
  bill: (state, q) =>
    foundIn('bill', q, {
      list: listBills.list,
      rows: state.bills.map((row) => billView(state, row)),
      line: ({ billNumber, client, dueDate, amount }) => ({
        name: billNumber,
        detail: `${client.user.name}, due ${formatDay(dueDate)}`,
        figure: formatRupees(amount),
      }),
    }),
  clientApplication: (state, q) =>
    foundIn('clientApplication', q, {
      list: listClientApplications.list,
      rows: state.clientApplications.map((row) => clientApplicationView(state, row)),
      line: ({ user, location, status }) => ({
        name: user.name,
        detail: location,
        figure: labelOf(applicationStatusLabels, status),
      }),
    }),
  securityApplication: (state, q) =>
    foundIn('securityApplication', q, {
      list: listSecurityApplications.list,
      rows: state.securityApplications.map((row) => securityApplicationView(state, row)),
      line: ({ fullName, phoneNumber, status }) => ({
        name: fullName,
        detail: phoneNumber,
        figure: labelOf(applicationStatusLabels, status),
      }),
    }),
};

export const findResponses: Record<string, Responder> = {
  find: responder(find, ({ state, body }) =>
    dataReply(findKinds.flatMap((kind) => searches[kind](state, body.q))),
  ),
};
