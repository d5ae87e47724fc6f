import { clientMessages, listClients } from '@prahari/contract/clients';
import { createChoiceList } from '../lists/choice-list.ts';
import { createList } from '../lists/list.ts';
import { messageOf, reportFailure } from '../toasts/failure.ts';

const failed = (error: unknown) => reportFailure(error, clientMessages.fetchFailed(messageOf(error)));

/** All clients of the office. */
export const clients = createList({ endpoint: listClients, failed, query: { sort: 'name' } });

/** Clients without a guard, for the Assign Guards form (SPEC section 2). */
export const unassignedClients = createChoiceList({
  endpoint: listClients,
  failed,
  query: { status: 'unassigned', sort: 'name' },
});

/** All clients, for the bill form. */
export const allClients = createChoiceList({ endpoint: listClients, failed, query: { sort: 'name' } });
