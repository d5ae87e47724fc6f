import { fieldErrors } from '@prahari/contract/check';
import type { Candidate } from '@prahari/contract/post-guards.schemas';
import type { Post } from '@prahari/contract/posts.schemas';
import { type AddRotationBody, addRotationBody } from '@prahari/contract/rotations.schemas';
import { addDays, countDays, type Day, earlierDay, laterDay, today } from '@prahari/domain/days';
import { daysOf } from '@prahari/domain/duty-days';
import { formatDay } from '@prahari/domain/format';
import { lastFirstOff } from '@prahari/domain/rotation';
import type { NumberOrText } from '../../../base/NumberField/NumberField.tsx';
import { asksReason, reasonsOf } from '../GuardLoad.tsx';
import { endOfMonth, endOfNextMonth } from '../month-ends.ts';
import { type PlannedRotation, type RotationPerson, rotationPlan } from '../rotation-plan.ts';
import type { SayRotationDialog } from './rotation-dialog-words.ts';

/** The usual patterns, each with its word. */
export const patterns = [
  { value: '6/1', word: 'sixOnOneOff', on: 6, off: 1 },
  { value: '4/2', word: 'fourOnTwoOff', on: 4, off: 2 },
  { value: '7/7', word: 'weekAbout', on: 7, off: 7 },
] as const;
export type PatternName = (typeof patterns)[number]['value'] | 'own';

/** The values of the form. Their names are those of the request's fields. */
export interface RotationValues {
  postId: string;
  patternName: PatternName;
  'pattern.on': NumberOrText;
  'pattern.off': NumberOrText;
  guardIds: readonly RotationPerson[];
  relieverIds: readonly RotationPerson[];
  /** The day on which a guard's days off begin, by id, where it was chosen. */
  firstOff: Readonly<Record<string, Day>>;
  from: Day;
  to: Day;
  /** The reason to assign guards without papers or with little rest. */
  papersReason: string;
}

/** Fewer days than this are not worth a rotation: it is suggested until the end of the next month. */
const FEWEST_DAYS = 14;

/** From the next duty day to the end of the month, or of the post. */
export function suggestedPeriod(
  post: Pick<Post, 'startDate' | 'endDate'>,
  now: Date,
): { from: Day; to: Day } {
  const tomorrow = addDays(today(now), 1);
  const from = earlierDay(laterDay(post.startDate, tomorrow), post.endDate);
  const end = endOfMonth(from);
  return {
    from,
    to: earlierDay(countDays(from, end) < FEWEST_DAYS ? endOfNextMonth(from) : end, post.endDate),
  };
}

/** The guards of a post once each, then those who are free, the best first. */
export function peopleFor(
  post: Post,
  candidates: readonly Candidate[],
  t: SayRotationDialog,
): RotationPerson[] {
  const here = new Map<string, RotationPerson>();
  for (const { guard, startDate, status } of post.assignments)
    if (status !== 'completed' && !here.has(guard._id))
      here.set(guard._id, { ...guard, detail: t('hereSince', { day: formatDay(startDate) }) });
  const free = candidates
    .filter(({ _id, conflict }) => !conflict && !here.has(_id))
    .map((one) => ({ _id: one._id, name: one.name, detail: one.city, asksReason: asksReason(one) }));
  return [...here.values(), ...free];
}

/** Relievers of whom each day off needs one at most. */
const relieversNeeded = (guards: number): number => Math.max(1, Math.ceil(guards / 7));

/** Six days on and one off with the guards of the post, or the best free ones, and a reliever. */
export function suggestedRotation(post: Post, people: readonly RotationPerson[], now: Date): RotationValues {
  const [pattern] = patterns;
  return {
    postId: post._id,
    patternName: pattern.value,
    'pattern.on': pattern.on,
    'pattern.off': pattern.off,
    guardIds: people.slice(0, post.asked),
    relieverIds: people.slice(post.asked, post.asked + relieversNeeded(post.asked)),
    firstOff: {},
    ...suggestedPeriod(post, now),
    papersReason: '',
  };
}

/** Returns the days on which days off can begin: those of the first days on and off. */
export function daysToBeOff(values: RotationValues): Day[] {
  const pattern = { on: Number(values['pattern.on']), off: Number(values['pattern.off']) };
  return daysOf({ startDate: values.from, endDate: lastFirstOff({ from: values.from, pattern }) });
}

/** The chosen days off of guards who are in the rotation. A day of another pattern or period is forgotten. */
function chosenFirstOff(values: RotationValues): { guardId: string; day: Day }[] {
  const { firstOff, guardIds } = values;
  if (Object.keys(firstOff).length === 0) return [];
  const days = daysToBeOff(values);
  return guardIds.flatMap(({ _id }) => {
    const day = firstOff[_id];
    return day && days.includes(day) ? [{ guardId: _id, day }] : [];
  });
}

const idsOf = (people: readonly RotationPerson[]) => people.map(({ _id }) => _id);

export const toAddRotationBody = (values: RotationValues): AddRotationBody => {
  const firstOff = chosenFirstOff(values);
  return {
    postId: values.postId,
    // An empty or invalid number is reported by the schema.
    pattern: { on: values['pattern.on'] as number, off: values['pattern.off'] as number },
    guardIds: idsOf(values.guardIds),
    relieverIds: idsOf(values.relieverIds),
    from: values.from,
    to: values.to,
    ...(firstOff.length > 0 && { firstOff }),
    ...reasonsOf(values.papersReason),
  };
};

/** The errors of a rotation that can't be made. */
export function rotationErrors(
  post: Pick<Post, 'asked'>,
  values: RotationValues,
  t: SayRotationDialog,
): Record<string, string> {
  const errors = fieldErrors(addRotationBody, toAddRotationBody(values));
  const places = t('placesAsked', { asked: post.asked });
  return values.guardIds.length > post.asked
    ? { guardIds: t('postHasMakeOthers', { places }), ...errors }
    : errors;
}

const SHOWN = /^(?:pattern\.o|from|to|guardIds$)/;

/** The rotation as far as it can be shown; undefined while its pattern, days or guards are not complete. */
export function plannedOf(values: RotationValues): PlannedRotation | undefined {
  const { from, to, guardIds: guards, relieverIds: relievers } = values;
  const body = toAddRotationBody(values);
  const isWrong = Object.keys(fieldErrors(addRotationBody, body)).some((path) => SHOWN.test(path));
  if (isWrong) return undefined;
  const firstOff = Object.fromEntries((body.firstOff ?? []).map(({ guardId, day }) => [guardId, day]));
  return { from, to, pattern: body.pattern, guards, relievers, firstOff };
}

export const planOf = (values: RotationValues, hours: number) => {
  const planned = plannedOf(values);
  return planned && rotationPlan(planned, hours);
};
