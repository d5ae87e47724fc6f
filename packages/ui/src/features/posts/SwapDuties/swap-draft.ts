import { fieldErrors } from '@prahari/contract/check';
import { type Duty, type SwapDutiesBody, swapDutiesBody } from '@prahari/contract/duties.schemas';
import type { Day } from '@prahari/domain/days';
import type { ComboBoxOption } from '../../../base/ComboBox/ComboBox.tsx';

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

/** The duties of others that can be swapped with one: those of its post first, without who stands beside it. */
export function swappable(own: Duty | undefined, all: readonly Duty[] | undefined, now: Date): Duty[] {
  if (!own || !all) return [];
  const isBeside = (one: Duty) => one.post._id === own.post._id && one.beginsAt === own.beginsAt;
  const found = all.filter((one) => one.guard._id !== own.guard._id && isToCome(one, now) && !isBeside(one));
  const isHere = ({ post }: Duty) => post._id === own.post._id;
  return [...found.filter(isHere), ...found.filter((one) => !isHere(one))];
}

export const toSwapBody = (own: Duty | undefined, { other, reason }: SwapValues): SwapDutiesBody => ({
  dutyIds: [own?._id ?? '', other?.value ?? ''],
  reason: reason.trim(),
});

const FIELD: Readonly<Record<string, string>> = { 'dutyIds.0': 'day', 'dutyIds.1': 'other' };
const MISSING: Readonly<Record<string, string>> = {
  day: 'Choose a duty that is still to come',
  other: 'Choose the duty to swap with',
};

export function swapErrors(own: Duty | undefined, values: SwapValues): Record<string, string> {
  const errors = fieldErrors(swapDutiesBody, toSwapBody(own, values), (path) => FIELD[path] ?? path);
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path, MISSING[path] ?? message]),
  );
}
