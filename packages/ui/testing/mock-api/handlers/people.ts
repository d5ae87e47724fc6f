import { assignGuard, setAssignmentStatus, withdrawGuard } from '@prahari/contract/assignments';
import { getClientProfile, getClientRecord, listClients } from '@prahari/contract/clients';
import { listExpiringPapers } from '@prahari/contract/documents';
import { getGuardProfile, getGuardRecord, listGuards } from '@prahari/contract/guards';
import { nightAssignment } from '../../../src/features/assignments/assignments.samples.ts';
import {
  clientWithDues,
  guardOnDuty,
  papersThatExpire,
} from '../../../src/features/people/people.samples.ts';
import type { MockData } from '../data.ts';
import { dataReply, list, messageReply, reply } from '../reply.ts';

/** Guards, clients and their assignments. Lists don't change when a guard is assigned or withdrawn. */
export const peopleHandlers = ({ guards, guardProfile, clients, clientProfile }: MockData) => [
  list(listGuards, guards),
  reply(getGuardProfile, () => dataReply(guardProfile)),
  reply(getGuardRecord, ({ id }) => {
    const guard = guards.find(({ _id }) => _id === id);
    return guard && dataReply({ ...guardOnDuty, guard });
  }),
  reply(listExpiringPapers, dataReply(papersThatExpire)),

  list(listClients, clients),
  reply(getClientProfile, () => dataReply(clientProfile)),
  reply(getClientRecord, ({ id }) => {
    const client = clients.find(({ _id }) => _id === id);
    return client && dataReply({ ...clientWithDues, client });
  }),

  reply(assignGuard, dataReply(nightAssignment)),
  reply(withdrawGuard, messageReply('Guard withdrawn')),
  reply(setAssignmentStatus, ({ body: { status } }) => {
    const assignment = guardProfile?.currentAssignment;
    return assignment ? dataReply({ ...assignment, status }) : undefined;
  }),
];
