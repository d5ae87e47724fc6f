import { type GuardView, listGuards, messages } from '@prahari/contract';
import { toGuard } from '../api/rows.ts';
import { createChoiceList } from './choice-list.ts';
import { reportFailure } from './failure.ts';
import type { FilterRules } from './filter-and-sort.ts';
import { createList } from './list.ts';
import { createTotals } from './totals.ts';

const failed = (error: unknown) => reportFailure(error, messages.guards.fetchFailed);

const rules: FilterRules<GuardView> = {
  texts: ({ user, specialization, currentAssignment }) => [
    user.name,
    user.email,
    ...specialization,
    currentAssignment?.client.user.name ?? '',
    ...Object.values(currentAssignment?.location ?? {}),
  ],
  column: (guard, name) => {
    if (name === 'experience' || name === 'rating') return guard[name];
    if (name === 'status' || name === 'createdAt') return guard[name];
    return name === 'email' ? guard.user.email : guard.user.name;
  },
  status: ({ status }) => status,
};

/** Every guard, for the office. */
export const guards = createList<GuardView>({
  endpoint: listGuards,
  toRow: toGuard,
  pageSize: 10,
  query: { sort: 'name' },
  failed,
  ...rules,
});

export const guardTotals = createTotals(listGuards, {
  all: '',
  available: 'available',
  assigned: 'assigned',
});

/** Guards that can be assigned now. */
export const availableGuards = createChoiceList<GuardView>({
  endpoint: listGuards,
  toRow: toGuard,
  query: { status: 'available', sort: 'name' },
  failed,
  ...rules,
});

/** Loads again whatever of guards is on the screen. */
export async function refreshGuards(): Promise<void> {
  await Promise.all([guards.refresh(), guardTotals.refresh()]);
}
