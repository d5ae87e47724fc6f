import { listPrices, rateMessages } from '@prahari/contract/rates';
import type { Price } from '@prahari/contract/rates.schemas';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';

/** The prices that the office publishes; none where it publishes none. */
export const prices = createLoaded<readonly Price[]>({
  read: async () => (await call(listPrices)).data,
  failed: (error) => reportFailure(error, serverMessageOr(error, rateMessages.pricesFailed)),
});
