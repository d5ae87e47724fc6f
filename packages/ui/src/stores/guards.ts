import { guardMessages, listGuards } from '@prahari/contract/guards';
import { createChoiceList } from './choice-list.ts';
import { reportFailure } from './failure.ts';
import { createList } from './list.ts';

const failed = (error: unknown) => reportFailure(error, guardMessages.fetchFailed);

/** All guards, for the admin dashboard. */
export const guards = createList({
  endpoint: listGuards,
  pageSize: 10,
  query: { sort: 'name' },
  failed,
});

/** Guards that can be assigned now. */
export const availableGuards = createChoiceList({
  endpoint: listGuards,
  query: { status: 'available', sort: 'name' },
  failed,
});
