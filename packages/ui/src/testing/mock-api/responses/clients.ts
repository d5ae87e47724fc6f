import { getClientProfile, listClients } from '@prahari/contract/clients/definitions';
import { paginate } from '../paginate.ts';
import { dataReply, type Responder, responder } from '../response.ts';
import { clientProfileView, clientView } from '../views.ts';

export const clientResponses: Record<string, Responder> = {
  listClients: responder(listClients, ({ state, query }) =>
    paginate(
      listClients.list,
      state.clients.map((row) => clientView(state, row)),
      query,
    ),
  ),
  getClientProfile: responder(getClientProfile, ({ state, me }) => {
    const mine = state.clients.find(({ accountId }) => accountId === me.id);
    return dataReply(mine ? clientProfileView(state, mine) : null);
  }),
};
