import { type ClientView, labelOf, listClients, messages, serviceTypeLabels } from '@prahari/contract';
import { toClient } from '../api/rows.ts';
import { createChoiceList } from './choice-list.ts';
import { messageOf, reportFailure } from './failure.ts';
import type { FilterRules } from './filter-and-sort.ts';
import { createList } from './list.ts';
import { createTotals } from './totals.ts';

const failed = (error: unknown) => reportFailure(error, messages.clients.fetchFailed(messageOf(error)));

const rules: FilterRules<ClientView> = {
  texts: ({ user, location, serviceType }) => [
    user.name,
    user.email,
    location,
    labelOf(serviceTypeLabels, serviceType),
  ],
  column: (client, name) => {
    if (name === 'numberOfGuards' || name === 'unpaid') return client[name];
    if (name === 'serviceType' || name === 'status' || name === 'createdAt') return client[name];
    return name === 'email' ? client.user.email : client.user.name;
  },
  status: ({ status }) => status,
};

const source = { endpoint: listClients, toRow: toClient, failed, ...rules };

/** Every client, for the office. */
export const clients = createList<ClientView>({ ...source, pageSize: 8, query: { sort: 'name' } });

/** Clients without a guard, for the Assign Guards form (SPEC section 2). */
export const unassignedClients = createChoiceList<ClientView>({
  ...source,
  query: { status: 'unassigned', sort: 'name' },
});

/** All clients, to be billed. */
export const allClients = createChoiceList<ClientView>({ ...source, query: { sort: 'name' } });

export const clientTotals = createTotals(listClients, {
  all: '',
  assigned: 'assigned',
  unassigned: 'unassigned',
});

/** Loads again whatever of clients is on the screen. */
export async function refreshClients(): Promise<void> {
  await Promise.all([clients.refresh(), clientTotals.refresh()]);
}
