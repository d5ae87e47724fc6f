import type { GuardMonth } from '@prahari/contract/muster.schemas';
import type { StatusMark, StatusTone } from '../../../base/Status/Status.tsx';

/** One duty of a guard's month, or a day without one. */
export type OwnCell = GuardMonth['cells'][number];

interface MarkStyle {
  word: string;
  icon: StatusMark;
  tone: StatusTone;
}

const STYLES: Partial<Record<OwnCell['mark'], MarkStyle>> = {
  P: { word: 'Worked', icon: 'lantern', tone: 'onDuty' },
  L: { word: 'Late', icon: 'half', tone: 'warning' },
  A: { word: 'Absent', icon: 'cross', tone: 'danger' },
  LV: { word: 'Leave', icon: 'pause', tone: 'info' },
  WO: { word: 'Weekly off', icon: 'ring', tone: 'muted' },
};

/** The word, icon and color of a mark; undefined for a day without one. */
export const ownMarkStyle = (mark: OwnCell['mark']): MarkStyle | undefined => STYLES[mark];

/** The marks of a month in the order of the legend, with the number of each. */
export const countedMarks = (cells: readonly OwnCell[]) =>
  (['P', 'L', 'A', 'LV', 'WO'] as const)
    .map((mark) => ({ mark, count: cells.filter((cell) => cell.mark === mark).length }))
    .filter(({ count }) => count > 0);

/** True for a duty that has no mark yet: it is to come, or runs and nobody started it. */
export const isToCome = ({ dutyId, mark }: OwnCell): boolean => dutyId !== undefined && mark === '';

/** Says how a duty differs from its plan: `Late`, `Entered by the office`; undefined where all is well. */
export function differenceOf({ mark, corrected, flags }: OwnCell): string | undefined {
  if (mark === 'L' || mark === 'A' || mark === 'LV') return ownMarkStyle(mark)?.word;
  if (corrected) return 'Entered by the office';
  return flags?.includes('no-end') ? 'End not pressed' : undefined;
}
