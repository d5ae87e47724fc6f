import type { GuardAssignment } from '@prahari/contract/assignments.schemas';
import { type DateNames, formatDay } from '@prahari/domain/format';
import type { SayDuty } from './guard-duty-words.ts';
import { shiftText } from './shift-text.ts';

interface Shown {
  t: SayDuty;
  /** Translates the label of a shift. */
  say: (text: string) => string;
  names: DateNames;
}

/** The server writes `100 days`, and the hosted API what it likes. */
function durationText(duration: string, t: SayDuty): string {
  const [, days] = /^(\d+) days?$/.exec(duration) ?? [];
  return days === undefined ? duration : t('dayCount', { count: Number(days) });
}

/** Shift and days of an assignment, without what is not known. */
export const assignmentDetails = (
  { shift, shiftTiming, startDate, endDate, duration }: GuardAssignment,
  { t, say, names }: Shown,
) =>
  [
    { term: t('shift'), detail: shiftText(shift, shiftTiming, say) },
    { term: t('from'), detail: formatDay(startDate, names) },
    { term: t('to'), detail: formatDay(endDate, names) },
    { term: t('duration'), detail: durationText(duration, t) },
  ].filter(({ detail }) => detail !== '');
