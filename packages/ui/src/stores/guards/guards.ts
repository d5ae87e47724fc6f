import { guardMessages, listGuards } from '@prahari/contract/guards';
import { createChoiceList } from '../lists/choice-list.ts';
import { createList } from '../lists/list.ts';
import { reportFailure } from '../toasts/failure.ts';

const failed = (error: unknown) => reportFailure(error, guardMessages.fetchFailed);

/** All guards of the office. */
export const guards = createList({
  endpoint: listGuards,
  query: { sort: 'name' },
  failed,
});

/** Guards that can be assigned now. */
export const availableGuards = createChoiceList({
  endpoint: listGuards,
  query: { status: 'available', sort: 'name' },
  failed,
});
