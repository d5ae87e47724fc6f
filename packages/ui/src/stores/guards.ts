import { listGuards, messages } from '@prahari/contract';
import { createChoiceList } from './choice-list.ts';
import { reportFailure } from './failure.ts';
import { createList } from './list.ts';
import { createTotals } from './totals.ts';

const failed = (error: unknown) => reportFailure(error, messages.guards.fetchFailed);

/** Every guard, for the office. */
export const guards = createList({
  endpoint: listGuards,
  pageSize: 10,
  query: { sort: 'name' },
  failed,
});

export const guardTotals = createTotals(listGuards, {
  all: '',
  available: 'available',
  assigned: 'assigned',
});

/** Guards that can be assigned now. */
export const availableGuards = createChoiceList({
  endpoint: listGuards,
  query: { status: 'available', sort: 'name' },
  failed,
});

/** Loads again whatever of guards is on the screen. */
export async function refreshGuards(): Promise<void> {
  await Promise.all([guards.refresh(), guardTotals.refresh()]);
}
