import { dataRequestAnswered, dataRequestNotFound, noDataCopy } from '@prahari/contract/data-requests';
import {
  answerDataRequest,
  askForData,
  type DataRequest,
  downloadOwnData,
  listDataRequests,
  listOwnDataRequests,
  type OfficeDataRequest,
} from '@prahari/contract/data-requests.schemas';

import { daysAgo } from '../dates.ts';
import { refusal } from '../refusal.ts';
import { dataReply, findOrRefuse, newId, type Responder, responder } from '../response.ts';
import type { MockState } from '../state.ts';

const own = ({ user: _, phone: __, record: ___, ...request }: OfficeDataRequest): DataRequest => request;
const ownOf = (state: MockState, id: string) =>
  state.dataRequests
    .filter(({ user }) => user._id === id)
    .map(own)
    .reverse();

export const dataRequestResponses: Record<string, Responder> = {
  listOwnDataRequests: responder(listOwnDataRequests, ({ state, me }) => dataReply(ownOf(state, me.id))),
  askForData: responder(askForData, ({ state, me, body: { kind, note = '' } }) => {
    const isOpen = state.dataRequests.some(
      (one) => one.user._id === me.id && one.kind === kind && one.status === 'open',
    );
    if (!isOpen)
      state.dataRequests.push({
        _id: newId(state, 'account'),
        kind,
        note,
        status: 'open',
        createdAt: daysAgo(0),
        answeredAt: null,
        user: { _id: me.id, name: me.name, email: me.email },
        phone: '+91 98765 43210',
      });
    return dataReply(ownOf(state, me.id));
  }),
  downloadOwnData: responder(downloadOwnData, ({ state, me }) => {
    if (!ownOf(state, me.id).some(({ copyUntil }) => copyUntil)) throw refusal(noDataCopy);
    return dataReply({ users: [{ name: me.name, email: me.email }] });
  }),
  listDataRequests: responder(listDataRequests, ({ state }) =>
    dataReply(state.dataRequests.filter(({ status }) => status === 'open')),
  ),
  answerDataRequest: responder(answerDataRequest, ({ state, body: { requestId, answer } }) => {
    const request = findOrRefuse(state.dataRequests, requestId, dataRequestNotFound);
    if (request.status !== 'open') throw refusal(dataRequestAnswered);
    Object.assign(request, { status: answer === 'fulfil' ? 'done' : 'declined', answeredAt: daysAgo(0) });
    return dataReply({
      request: own(request),
      ...(answer === 'fulfil' && request.kind === 'export' && { copy: { users: [{ ...request.user }] } }),
    });
  }),
};
