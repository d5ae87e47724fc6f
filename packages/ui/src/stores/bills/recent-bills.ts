import { listOwnBills } from '@prahari/contract/bills';
import { callPage } from '../../api/call-page.ts';
import { createLoaded } from '../loaded/loaded.ts';

const SHOWN = 3;

/** The client's newest bills, for the first screen. Failures are only logged: the list of bills reports its own. */
export const recentBills = createLoaded({
  read: async () => (await callPage(listOwnBills, { limit: SHOWN, sort: '-createdAt' })).data,
  failed: (error) => console.error('Could not load the newest bills', error),
});
