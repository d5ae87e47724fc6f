import type { MusterCell } from '@prahari/contract/muster.schemas';
import { lettersOf } from '@prahari/domain/muster';
import type { SayMusterFacts } from './muster-facts-words.ts';

const CAME: readonly string[] = ['P', 'L'];

/** The letters of a cell: `2` for a second duty of a day, `R` for a reliever, `½` where it counts half. */
export function cellLetters({ mark, counts, reliever, double }: MusterCell): string {
  const letters = lettersOf({ mark, counts, isReliever: reliever === true });
  return double && (letters === 'P' || letters === 'R') ? '2' : letters;
}

const MEANINGS = (t: SayMusterFacts): Record<string, string> => ({
  P: 'present',
  L: 'late',
  A: 'absent',
  R: t('relieverFilledIn'),
  '2': t('secondDutyThatDay'),
  '½': t('countsHalf'),
  '0': t('takenOut'),
  WO: t('weeklyOff'),
  LV: 'leave',
});

/** The meaning of letters: `present`. */
export const meaningOf = (letters: string, t: SayMusterFacts): string =>
  MEANINGS(t)[letters] ?? t('notKnownYet');

/** The marks of the legend, in its order. */
export const legend = ['P', 'L', 'A', 'R', '2', '½', 'WO', 'LV'] as const;

const STYLES: Record<string, string> = {
  P: 'text-muted',
  L: 'bg-warning-soft font-semibold text-warning',
  A: 'border-danger bg-danger-soft font-semibold text-danger',
  R: 'font-semibold underline decoration-2 underline-offset-4',
  // Paper has no ground to stand out from.
  '2': 'border-ink bg-ink font-semibold text-surface print:bg-transparent print:text-ink',
  '½': 'bg-warning-soft font-semibold text-warning',
  '0': 'font-semibold text-danger line-through',
  WO: 'text-faint',
  LV: 'bg-info-soft font-semibold text-info',
};

/** The classes of letters: each mark is told without its color as well. */
export const markStyle = (letters: string): string => STYLES[letters] ?? '';

/** Folded corners: at the top for what the office changed, at the bottom for what the client disputes. */
export const cornersOf = ({ corrected, dispute, agreed }: MusterCell): string =>
  [
    corrected &&
      'before:absolute before:end-0 before:top-0 before:border-4 before:border-transparent before:border-e-ink before:border-t-ink',
    dispute &&
      !agreed &&
      'after:absolute after:start-0 after:bottom-0 after:border-4 after:border-transparent after:border-s-danger after:border-b-danger',
  ]
    .filter(Boolean)
    .join(' ');

/** True for letters that a guard was there with. */
export const isThere = ({ mark }: MusterCell): boolean => CAME.includes(mark);
