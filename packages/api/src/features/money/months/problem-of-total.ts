import type { DraftProblem } from '@prahari/contract/bill-months';
import { MAX_AMOUNT } from '@prahari/contract/constants';
import { formatRupees } from '@prahari/domain/format';
import { toPaise } from '@prahari/domain/paise';

/** Returns the reason why no bill has this total; undefined for one that it may have. @param total in paise */
export function problemOfTotal(total: number): { code: DraftProblem; message: string } | undefined {
  if (total <= 0) return { code: 'not_positive', message: 'The total must be more than zero' };
  if (total > toPaise(MAX_AMOUNT))
    return { code: 'too_large', message: `The total must be at most ${formatRupees(MAX_AMOUNT)}` };
  return undefined;
}
