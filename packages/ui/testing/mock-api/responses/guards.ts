import { getGuardProfile, listGuards } from '@prahari/contract/guards.schemas';
import { paginate } from '../paginate.ts';
import { dataReply, type Responder, responder } from '../response.ts';
import { guardProfileView, guardView } from '../views.ts';

export const guardResponses: Record<string, Responder> = {
  listGuards: responder(listGuards, ({ state, query }) =>
    paginate(
      listGuards.list,
      state.guards.map((row) => guardView(state, row)),
      query,
    ),
  ),
  getGuardProfile: responder(getGuardProfile, ({ state, me }) => {
    const guard = state.guards.find(({ accountId }) => accountId === me.id);
    return dataReply(guard ? guardProfileView(state, guard) : null);
  }),
};
