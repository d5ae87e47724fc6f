import type { Candidate } from '@prahari/contract/post-guards.schemas';
import { Icon } from '../../base/Icon/Icon.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { officePostsWords, type SayOfficePosts } from './office-posts-words.ts';

type Loaded = Pick<Candidate, 'hoursThisWeek' | 'daysInRow' | 'restHours' | 'warnings'>;

const hours = (value: number) => `${value.toLocaleString('en-IN')}\u00a0h`;

/** The words of a limit that the work would pass: `60 h this week`. */
function warningText({ kind, value }: NonNullable<Loaded['warnings']>[number], t: SayOfficePosts): string {
  if (kind === 'rest') return t('onlyRestHours', { hours: hours(value) });
  return kind === 'week' ? t('inWeekHours', { hours: hours(value) }) : t('warnDaysInRow', { days: value });
}

/** The hours a guard has already, in words: `36 h this week, 3 days in a row, rested 12 h`. */
const loadText = ({ hoursThisWeek = 0, daysInRow = 0, restHours }: Loaded, t: SayOfficePosts): string =>
  [
    t('thisWeekHours', { hours: hours(hoursThisWeek) }),
    daysInRow > 1 && t('daysInRow', { daysInRow }),
    restHours !== null &&
      restHours !== undefined &&
      restHours < 24 &&
      t('restedHours', { hours: hours(restHours) }),
  ]
    .filter(Boolean)
    .join(', ');

/** True for a guard whose assignment asks for a reason: papers that are not proved, or too little rest. */
export const asksReason = ({ reasons, warnings = [] }: Candidate): boolean =>
  reasons.some(({ kind, verdict }) => kind === 'papers' && verdict !== 'for') ||
  warnings.some(({ kind }) => kind === 'rest');

/** Returns the fields of a call for one reason, which counts for papers and for rest. */
export const reasonsOf = (text: string) =>
  text.trim() ? { papersReason: text.trim(), warningsReason: text.trim() } : {};

/** Hours of the week, days in a row and rest of a guard, and the limits that this work would pass. */
export function GuardLoad(loaded: Loaded) {
  const t = useWords(officePostsWords);
  // The older API has no such figures.
  if (loaded.hoursThisWeek === undefined) return null;
  const warnings = loaded.warnings ?? [];
  return (
    <span className="block text-muted text-xs tabular-nums">
      {loadText(loaded, t)}
      {warnings.length > 0 && (
        <span className="flex items-start gap-1 font-medium text-warning">
          <Icon name="triangle" className="mt-1 size-2.5 shrink-0" />
          {warnings.map((one) => warningText(one, t)).join(', ')}
        </span>
      )}
    </span>
  );
}
