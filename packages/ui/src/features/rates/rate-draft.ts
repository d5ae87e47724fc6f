import { fieldErrors } from '@prahari/contract/check';
import { type NewRateBody, newRateBody } from '@prahari/contract/rates.schemas';
import type { Day } from '@prahari/domain/days';
import { dutyHours } from '@prahari/domain/post-hours';
import type { RateBasis } from '@prahari/domain/rates';
import type { Shift } from '@prahari/domain/shifts';
import { sentValues } from '../../base/Form/sent-values.ts';
import type { NumberOrText } from '../../base/NumberField/useNumberInput.ts';

/** A rate as its form has it; empty texts stand for all posts and all shifts. */
export interface RateDraft {
  postId: string;
  shift: Shift | '';
  basis: RateBasis;
  hours: string;
  amount: NumberOrText;
  from: Day;
  holidayPercent: NumberOrText;
  /** Empty for a rate that never rises. */
  'rise.day': Day;
  'rise.percent': NumberOrText;
  'rise.amount': NumberOrText;
}

export const newRate = (from: Day, of: Partial<RateDraft> = {}): RateDraft => ({
  postId: '',
  shift: '',
  basis: 'calendar',
  hours: String(dutyHours[1]),
  amount: null,
  from,
  holidayPercent: 0,
  'rise.day': '',
  'rise.percent': null,
  'rise.amount': null,
  ...of,
});

/** The request body of a valid draft. */
export function toRate(clientId: string, draft: RateDraft): NewRateBody {
  const sent = sentValues(draft);
  const { postId, shift, hours, amount, holidayPercent, basis, from } = sent;
  const [day, percent, by] = [sent['rise.day'], sent['rise.percent'], sent['rise.amount']];
  const hasRise = Boolean(day) || percent !== null || by !== null;
  return {
    clientId,
    ...(postId && { postId }),
    ...(shift && { shift }),
    basis,
    hours: Number(hours),
    amount: amount as number,
    from,
    // An empty field means none.
    holidayPercent: (holidayPercent ?? 0) as number,
    ...(hasRise && {
      rise: {
        day: day ?? '',
        ...(percent !== null && { percent: percent as number }),
        ...(by !== null && { amount: by as number }),
      },
    }),
  };
}

/** Path → error message. */
export const rateErrors = (clientId: string, draft: RateDraft): Record<string, string> =>
  fieldErrors(newRateBody, toRate(clientId, draft));
