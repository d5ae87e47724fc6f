import { fieldErrors } from '@prahari/contract/check';
import { type Duty, type SwapDutiesBody, swapDutiesBody } from '@prahari/contract/duties.schemas';
import { addDays, type Day } from '@prahari/domain/days';
import type { ComboBoxOption } from '../../../base/ComboBox/ComboBox.tsx';
import type { SaySwapDuties } from './swap-duties-words.ts';

export interface SwapValues {
  /** A day on which the guard has a duty. */
  day: Day;
  otherDay: Day;
  /** The duty of somebody else on `otherDay`. */
  other: ComboBoxOption | null;
  reason: string;
}

/** Duties by the day on which they begin, as far as they are loaded. */
export type DutiesByDay = Readonly<Record<Day, readonly Duty[]>>;

const isToCome = ({ state, endsAt }: Duty, now: Date) =>
  (state === 'planned' || state === 'late') && Date.parse(endsAt) > now.getTime();

/** The duty of a guard at a post on a day. */
export const dutyOn = (
  duties: DutiesByDay,
  day: Day,
  { guardId, postId }: { guardId: string; postId: string },
) => duties[day]?.find(({ guard, post }) => guard._id === guardId && post._id === postId);

const overlaps = (one: Duty, other: Duty) => one.beginsAt < other.endsAt && other.beginsAt < one.endsAt;

/** True if a guard could take a duty for one that they give away, as far as these duties say. */
const canTake = (all: readonly Duty[], guardId: string, { takes, gives }: { takes: Duty; gives: Duty }) =>
  !all.some(
    (one) =>
      one.guard._id === guardId && one._id !== gives._id && one.state === 'planned' && overlaps(one, takes),
  );

/**
 * The duties of a day that can be swapped with one: those of its post first. Left out are those who stand beside it, and who would
 * be at two places at once.
 */
export function swappable(own: Duty | undefined, day: Day, duties: DutiesByDay, now: Date): Duty[] {
  const ofDay = duties[day];
  if (!own || !ofDay) return [];
  const all = [...new Set([...ofDay, ...(duties[own.day] ?? [])])];
  const isBeside = (one: Duty) => one.post._id === own.post._id && one.beginsAt === own.beginsAt;
  const found = ofDay.filter(
    (one) =>
      one.guard._id !== own.guard._id &&
      isToCome(one, now) &&
      !isBeside(one) &&
      canTake(all, own.guard._id, { takes: one, gives: own }) &&
      canTake(all, one.guard._id, { takes: own, gives: one }),
  );
  const isHere = ({ post }: Duty) => post._id === own.post._id;
  return [...found.filter(isHere), ...found.filter((one) => !isHere(one))];
}

export const toSwapBody = (own: Duty | undefined, { other, reason }: SwapValues): SwapDutiesBody => ({
  dutyIds: [own?._id ?? '', other?.value ?? ''],
  reason: reason.trim(),
});

const FIELD: Readonly<Record<string, string>> = { 'dutyIds.0': 'day', 'dutyIds.1': 'other' };
const MISSING = (t: SaySwapDuties): Readonly<Record<string, string>> => ({
  day: t('chooseDutyThatIs'),
  other: t('chooseDutyToSwap'),
});

export function swapErrors(
  own: Duty | undefined,
  values: SwapValues,
  t: SaySwapDuties,
): Record<string, string> {
  const errors = fieldErrors(swapDutiesBody, toSwapBody(own, values), (path) => FIELD[path] ?? path);
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path, MISSING(t)[path] ?? message]),
  );
}

/** Days in which a day off is looked for. */
const SOON = 14;

/** The first day off after a guard's next duty; the day of that duty for somebody who works every day. */
export function suggestedOtherDay(ownDays: readonly Day[]): Day {
  const [first = ''] = ownDays;
  const soon = Array.from({ length: first ? SOON : 0 }, (_, days) => addDays(first, days));
  return soon.find((day) => !ownDays.includes(day)) ?? first;
}
