import type { Assignment } from '@prahari/contract/assignments.schemas';
import { defaultHours, hoursOf, timingOf } from '@prahari/domain/post-hours';
import { UNDO_MAIL_DELAY_MS } from '../../audit/undoable.service.ts';
import type { Tx } from '../../db/tables.ts';
import type { WorkFacts } from '../../mail/messages/message-facts.ts';
import { dropUnsentOf, type Part, tell } from './messages.service.ts';

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
  const parts = new Map<string, WorkPart[]>();
  const add = (userId: string, part: WorkPart) => parts.set(userId, [...(parts.get(userId) ?? []), part]);
  for (const work of works) {
    const { assignment, entryId: about, instead } = work;
    const { guard, client } = assignment;
    const key = `${about}:${assignment._id}`;
    const facts = factsOf(work);
    if (readers !== 'clients') add(guard.user._id, { about, key, facts, names: [client.user._id] });
    const names = [guard.user._id, ...(instead ? [instead.user._id] : [])];
    if (readers !== 'guards') add(client.user._id, { about, key, facts, names });
    // A reminder of tomorrow's shift may be wrong now.
    if (kind !== 'assigned') await dropUnsentOf(tx, guard.user._id, 'shift-tomorrow');
  }
  for (const [to, list] of parts)
    await tell(tx, { kind, to, act, joins, parts: list, holdMs: isUndoable ? UNDO_MAIL_DELAY_MS : 0 });
}
