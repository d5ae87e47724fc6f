import type { GuardMonth } from '@prahari/contract/muster.schemas';
import type { StatusMark, StatusTone } from '../../../base/Status/Status.tsx';
import type { SayOwnMonth } from '../muster-words.ts';

/** One duty of a guard's month, or a day without one. */
export type OwnCell = GuardMonth['cells'][number];

interface MarkStyle {
  word: 'markP' | 'markL' | 'markA' | 'markLV' | 'markWO';
  icon: StatusMark;
  tone: StatusTone;
}

const STYLES: Partial<Record<OwnCell['mark'], MarkStyle>> = {
  P: { word: 'markP', icon: 'lantern', tone: 'onDuty' },
  L: { word: 'markL', icon: 'half', tone: 'warning' },
  A: { word: 'markA', icon: 'cross', tone: 'danger' },
  LV: { word: 'markLV', icon: 'pause', tone: 'info' },
  WO: { word: 'markWO', icon: 'ring', tone: 'muted' },
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
export function differenceOf({ mark, corrected, flags }: OwnCell, t: SayOwnMonth): string | undefined {
  if (mark === 'L' || mark === 'A' || mark === 'LV') return t(`mark${mark}`);
  if (corrected) return t('enteredByOffice');
  return flags?.includes('no-end') ? t('endNotPressed') : undefined;
}
