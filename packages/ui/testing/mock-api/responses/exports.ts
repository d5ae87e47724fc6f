import type { ExportedList } from '@prahari/contract/exports';
import { exportList } from '@prahari/contract/exports.schemas';
import { hasPostStatus, postView } from '../post-view.ts';
import { type Responder, responder } from '../response.ts';
import type { MockState } from '../state.ts';
import { billView, clientApplicationView, clientView, guardView, securityApplicationView } from '../views.ts';

/** The names of the rows of each list; the server exports all columns. */
const names: Record<ExportedList, (state: MockState, city: string | undefined) => string[]> = {
  guards: (state) => state.guards.map((row) => guardView(state, row).user.name),
  clients: (state) => state.clients.map((row) => clientView(state, row).user.name),
  bills: (state) => state.bills.map((row) => billView(state, row).billNumber),
  posts: (state, city) =>
    state.posts
      .map((row) => postView(state, row))
      .filter((post) => hasPostStatus(post, null) && (!city || post.place.city === city))
      .map((post) => post.client.user.name),
  clientApplications: (state) =>
    state.clientApplications.map((row) => clientApplicationView(state, row).user.name),
  securityApplications: (state) =>
    state.securityApplications.map((row) => securityApplicationView(state, row).fullName),
};

export const exportResponses: Record<string, Responder> = {
  exportList: responder(exportList, ({ state, body }) =>
    ['\uFEFFName', ...names[body.list](state, body.city).map((name) => `"${name}"`), ''].join('\r\n'),
  ),
};
