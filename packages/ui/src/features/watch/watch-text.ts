import type { WatchRow, WatchStep } from '@prahari/contract/watch.schemas';
import { formatClock } from '@prahari/domain/format';
import type { SayOfficeWatch } from './office-watch-words.ts';

const MINUTE_MS = 60_000;

/** Minutes since the begin of a row's duty. */
export const minutesSince = ({ beginsAt }: Pick<WatchRow, 'beginsAt'>, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(beginsAt)) / MINUTE_MS));

/** Returns what a row is about: `15 min late`. */
export function stateText(row: WatchRow, now: Date, t: SayOfficeWatch): string {
  const minutes = minutesSince(row, now);
  const waited = minutes < 120 ? t('minMinutes', { minutes }) : `${Math.floor(minutes / 60)} h`;
  const words = {
    nobody:
      row.empty === 1 || row.empty === undefined ? t('nobody') : t('nobodyPlacesEmpty', { empty: row.empty }),
    absent: t('absent'),
    late: t('lateWaited', { waited }),
    notStarted: t('notStartedYet'),
  };
  return words[row.state];
}

const stepText = ({ kind, note, at }: WatchStep): string => {
  const word = { called: 'called', offered: 'offered', replaced: 'replaced' }[kind];
  return `${word} ${formatClock(at)}${note && `: “${note}”`}`;
};

/** Returns what the office did so far, in words: `called 20:12: “bus at Moshi”`. */
export const stepsText = ({ steps, state }: WatchRow, t: SayOfficeWatch): string =>
  steps.length > 0
    ? steps.map(stepText).join(', ')
    : state === 'nobody'
      ? t('notOfferedYet')
      : t('nobodyCalledYet');
