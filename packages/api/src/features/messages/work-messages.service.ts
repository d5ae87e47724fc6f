import type { Assignment } from '@prahari/contract/assignments.schemas';
import { countDays, type Day } from '@prahari/domain/days';
import { daysOf, weekdayOf } from '@prahari/domain/duty-days';
import { defaultHours, hoursOf, timingOf } from '@prahari/domain/post-hours';
import { UNDO_MAIL_DELAY_MS } from '../../audit/undoable.service.ts';
import type { Tx } from '../../db/tables.ts';
import type { WorkDays, WorkFacts } from '../../mail/messages/message-facts.ts';
import { selectDutyDays } from './messages.queries.ts';
import { type Part, tell } from './messages.service.ts';
import { renewShiftReminder } from './shift-reminder.service.ts';

/** An assignment that an act made, changed or ended. */
export interface Work {
  assignment: Assignment;
  /** The audit entry, by which undo finds what was told. */
  entryId: string;
  /** The days in question, where they aren't those of the assignment. */
  days?: { from: string; to: string } | undefined;
  /** The new guard of a replacement. */
  instead?: Assignment['guard'] | undefined;
}

export interface TellingWork {
  kind: 'assigned' | 'changed' | 'withdrawn' | 'replaced';
  /** Default: both. A guard who acts is not told. */
  readers?: 'guards' | 'clients' | undefined;
  /** The first audit entry when missing. */
  act?: string | undefined;
  /** True for one act of several transactions. */
  joins?: boolean | undefined;
  /** False for what has no undo. */
  isUndoable?: boolean | undefined;
}

const placeOf = ({ location: { street, city } }: Assignment): string =>
  [street, city].filter(Boolean).join(', ');

/** Days that a message writes one by one. */
const DAYS_WRITTEN = 7;

/** Returns which days of a period have a duty; undefined where all have. @param days those with a duty, in order */
function workDays({ from, to }: { from: Day; to: Day }, days: readonly Day[]): WorkDays | undefined {
  if (days.length === 0 || days.length === countDays(from, to)) return undefined;
  const weekdays = [...new Set(days.map(weekdayOf))].sort();
  if (daysOf({ startDate: from, endDate: to }, weekdays).length === days.length) return { weekdays };
  return days.length <= DAYS_WRITTEN ? { days } : { count: days.length };
}

/** Adds the days on which a guard who has new work comes: weekdays, or those of a rotation. */
async function withDays(tx: Tx, assignmentId: string, facts: WorkFacts): Promise<WorkFacts> {
  const only = workDays(facts, await selectDutyDays(tx, assignmentId, facts));
  return { ...facts, ...(only && { only }) };
}

const factsOf = ({ assignment, days, instead }: Work): WorkFacts => ({
  guard: assignment.guard.user.name,
  guardId: assignment.guard._id,
  client: assignment.client.user.name,
  place: placeOf(assignment),
  timing: timingOf(hoursOf(assignment) ?? defaultHours[assignment.shift]),
  from: days?.from ?? assignment.startDate,
  to: days?.to ?? assignment.endDate,
  ...(instead && { instead: instead.user.name }),
});

type WorkPart = Part<TellingWork['kind']>;

/** Tells guards, and their clients in one message each, of an act about their work. */
export async function tellOfWork(tx: Tx, works: readonly Work[], telling: TellingWork): Promise<void> {
  const { kind, readers, joins, isUndoable = true } = telling;
  const act = `${kind}:${telling.act ?? works[0]?.entryId}`;
  // Duties that were taken away are no more.
  const isNew = kind === 'assigned' || kind === 'changed';
  const parts = new Map<string, WorkPart[]>();
  const add = (userId: string, part: WorkPart) => parts.set(userId, [...(parts.get(userId) ?? []), part]);
  for (const work of works) {
    const { assignment, entryId: about, instead } = work;
    const { guard, client } = assignment;
    const key = `${about}:${assignment._id}`;
    const facts = isNew ? await withDays(tx, assignment._id, factsOf(work)) : factsOf(work);
    if (readers !== 'clients') add(guard.user._id, { about, key, facts, names: [client.user._id] });
    const names = [guard.user._id, ...(instead ? [instead.user._id] : [])];
    if (readers !== 'guards') add(client.user._id, { about, key, facts, names });
    if (kind !== 'assigned') await renewShiftReminder(tx, guard._id);
  }
  for (const [to, list] of parts)
    await tell(tx, { kind, to, act, joins, parts: list, holdMs: isUndoable ? UNDO_MAIL_DELAY_MS : 0 });
}
