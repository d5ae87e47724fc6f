import { debtMessages, getOwnStatement } from '@prahari/contract/debts';
import type { PeriodQuery, Statement } from '@prahari/contract/debts.schemas';
import { addDays, today } from '@prahari/domain/days';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { nullIfMissing } from '../toasts/failure.ts';

/** The last year, up to today. */
export const lastYear = (): PeriodQuery => ({ from: addDays(today(), -365), to: today() });

/** The client's own account of the last year; null where the server keeps none. */
export const ownStatement = createLoaded<Statement | null>({
  read: async () => (await nullIfMissing(call(getOwnStatement, lastYear())))?.data ?? null,
  // Its place on the page says so; the list of bills beside it shows the toast.
  failed: (error) => console.error(debtMessages.statementFailed, error),
});
