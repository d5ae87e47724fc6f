import { type DutyState, EARLY_MS } from './duty-state.ts';
import { HOUR_MS } from './post-hours.ts';

/** A duty as it travels; instants in ISO 8601. */
export interface SentDuty {
  beginsAt: string;
  endsAt: string;
  state: DutyState;
  startedAt?: string | undefined;
  endedAt?: string | undefined;
  /** False where attendance is not kept. */
  attended?: boolean | undefined;
}

/** A duty that nobody has ended can be ended for this long. */
const FORGOTTEN_MS = 12 * HOUR_MS;

const beginOf = ({ beginsAt }: SentDuty) => Date.parse(beginsAt);
const endOf = ({ endsAt }: SentDuty) => Date.parse(endsAt);
const isOpen = ({ state, endedAt }: SentDuty) =>
  state !== 'leave' && state !== 'cancelled' && endedAt === undefined;

/** True for a running duty that was started, or that needs no start. */
const isUnderWay = ({ startedAt, attended = true }: SentDuty) => startedAt !== undefined || !attended;

/**
 * Returns the duty that its guard’s phone shows: the running one, else the one that can be started, else
 * the last one that was started and not ended, else the next one. In the hour before the next begin, a running duty
 * that nobody has started is missed: a press belongs to the next one. @param now in ms since 1970
 */
export function shownDuty<D extends SentDuty>(duties: readonly D[], now: number): D | undefined {
  const open = duties.filter(isOpen);
  const running = open.find((duty) => beginOf(duty) <= now && now < endOf(duty));
  const next = open
    .filter((duty) => beginOf(duty) > now)
    .reduce<D | undefined>(
      (first, duty) => (first && beginOf(first) <= beginOf(duty) ? first : duty),
      undefined,
    );
  const startable = next && canStart(next, now) ? next : undefined;
  if (running && (isUnderWay(running) || !startable)) return running;
  if (startable) return startable;
  const isForgotten = (duty: D) => endOf(duty) <= now && now < endOf(duty) + FORGOTTEN_MS;
  return open.filter((duty) => duty.startedAt !== undefined && isForgotten(duty)).at(-1) ?? next;
}

/** True from an hour before its begin until its end, unless it was started. @param now in ms since 1970 */
export const canStart = (duty: SentDuty, now: number): boolean =>
  duty.startedAt === undefined && beginOf(duty) - EARLY_MS <= now && now < endOf(duty);

/** Returns when a duty can be started at the earliest, in ms since 1970. */
export const opensAt = (duty: SentDuty): number => beginOf(duty) - EARLY_MS;
