import { getChanges } from '@prahari/contract/changes.schemas';
import { dataReply, type Responder, responder } from '../response.ts';

/** Nobody else works with the data of the mock API. */
export const noChanges = {
  guards: 0,
  clients: 0,
  posts: 0,
  bills: 0,
  clientApplications: 0,
  securityApplications: 0,
};

export const changesResponses: Record<string, Responder> = {
  getChanges: responder(getChanges, () => dataReply(noChanges)),
};
