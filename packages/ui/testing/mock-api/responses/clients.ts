import { clientNotFound } from '@prahari/contract/assignments';
import { getClient, getClientProfile, listClients } from '@prahari/contract/clients.schemas';
import { paginate } from '../paginate.ts';
import { dataReply, findOrRefuse, type Responder, responder } from '../response.ts';
import { clientProfileView, clientView } from '../views.ts';

export const clientResponses: Record<string, Responder> = {
  listClients: responder(listClients, ({ state, query }) =>
    paginate(
      listClients.list,
      state.clients.map((row) => clientView(state, row)),
      query,
    ),
  ),
  getClient: responder(getClient, ({ state, id }) =>
    dataReply(clientView(state, findOrRefuse(state.clients, id, clientNotFound))),
  ),
  getClientProfile: responder(getClientProfile, ({ state, me }) => {
    const client = state.clients.find(({ accountId }) => accountId === me.id);
    return dataReply(client ? clientProfileView(state, client) : null);
  }),
};
