import { today } from '@prahari/contract';
import { type Books, by, type Trail } from './table-snapshot.ts';

/** A guard is assigned when it has one open assignment, available when it has none, and never has two (DECISIONS section 3). */
export function guardsAgree({ guards, assignments }: Books): string[] {
  const open = by(
    assignments.filter(({ status }) => status !== 'completed'),
    (assignment) => assignment.guard_id,
  );
  return guards.flatMap(({ id, status }) => {
    const count = open.get(id)?.length ?? 0;
    if (count > 1) return [`guard ${id} is booked ${count} times`];
    if (status === (count === 1 ? 'assigned' : 'available')) return [];
    return [`guard ${id} is ${status} with ${count} open assignments`];
  });
}

/** A client has at most as many guards as its approved requests ask for (docs/adr/0002). */
export function clientsAgree({ clients, assignments, client_applications }: Books): string[] {
  const open = by(
    assignments.filter(({ status }) => status !== 'completed'),
    (assignment) => assignment.client_id,
  );
  const approved = by(
    client_applications.filter(({ status, end_date }) => status === 'approved' && end_date >= today()),
    (application) => application.user_id,
  );
  return clients.flatMap(({ id, user_id }) => {
    const asked = (approved.get(user_id) ?? []).reduce(
      (sum, { number_of_guards }) => sum + number_of_guards,
      0,
    );
    const has = open.get(id)?.length ?? 0;
    return has > asked ? [`client ${id} has ${has} guards and asked for ${asked}`] : [];
  });
}

/** Each assignment was audited once when made and once when ended, and says when it ended exactly when it has. */
export function assignmentsAgree({ assignments }: Books, trail: Trail): string[] {
  return assignments.flatMap(({ id, guard_id, client_id, status, completed_at }) => {
    const wrong: string[] = [];
    const made = trail.first('assignments', id, 'assignment.created');
    if (trail.count('assignments', id, 'assignment.created') !== 1)
      wrong.push('was not audited once when made');
    if (made.guardId !== guard_id || made.clientId !== client_id)
      wrong.push('is not what the audit log says');
    if ((status === 'completed') !== (completed_at !== null))
      wrong.push(`is ${status}, completed at ${completed_at}`);
    const withdrawn = trail.count('assignments', id, 'assignment.withdrawn');
    const said = trail.count('assignments', id, 'assignment.status');
    if (status !== 'completed' && withdrawn > 0) wrong.push('is open and withdrawn');
    if (status === 'completed' && withdrawn + said === 0) wrong.push('ended without a word in the audit log');
    if (withdrawn > 1) wrong.push(`was withdrawn ${withdrawn} times`);
    return wrong.map((what) => `assignment ${id} ${what}`);
  });
}
