import { today } from '@prahari/contract';
import { type AuditTrail, groupBy, type TableSnapshot } from './table-snapshot.ts';

/** A guard is assigned with one open assignment, available with none, and never has two. */
export function guardViolations({ guards, assignments }: TableSnapshot): string[] {
  const open = groupBy(
    assignments.filter(({ status }) => status !== 'completed'),
    (assignment) => assignment.guard_id,
  );
  return guards.flatMap(({ id, status }) => {
    const count = open.get(id)?.length ?? 0;
    if (count > 1) return [`guard ${id} has ${count} open assignments`];
    if (status === (count === 1 ? 'assigned' : 'available')) return [];
    return [`guard ${id} is ${status} with ${count} open assignments`];
  });
}

/** A client has at most as many guards as its approved requests allow (docs/adr/0002). */
export function clientViolations({ clients, assignments, client_applications }: TableSnapshot): string[] {
  const open = groupBy(
    assignments.filter(({ status }) => status !== 'completed'),
    (assignment) => assignment.client_id,
  );
  const approved = groupBy(
    client_applications.filter(({ status, end_date }) => status === 'approved' && end_date >= today()),
    (application) => application.user_id,
  );
  return clients.flatMap(({ id, user_id }) => {
    const asked = (approved.get(user_id) ?? []).reduce(
      (sum, { number_of_guards }) => sum + number_of_guards,
      0,
    );
    const has = open.get(id)?.length ?? 0;
    return has > asked ? [`client ${id} has ${has} guards and requested ${asked}`] : [];
  });
}

/** Each assignment is audited when created and when ended, and has `completed_at` only when completed. */
export function assignmentViolations({ assignments }: TableSnapshot, auditTrail: AuditTrail): string[] {
  return assignments.flatMap(({ id, guard_id, client_id, status, completed_at }) => {
    const violations: string[] = [];
    const made = auditTrail.first('assignments', id, 'assignGuard');
    if (auditTrail.count('assignments', id, 'assignGuard') !== 1)
      violations.push('was not audited once when created');
    if (made.guardId !== guard_id || made.clientId !== client_id)
      violations.push('differs from its audit entry');
    if ((status === 'completed') !== (completed_at !== null))
      violations.push(`is ${status}, completed at ${completed_at}`);
    const withdrawn = auditTrail.count('assignments', id, 'withdrawGuard');
    const completed =
      auditTrail.count('assignments', id, 'completeAssignment') +
      auditTrail.count('assignments', id, 'endAssignment');
    if (status !== 'completed' && withdrawn > 0) violations.push('is open and withdrawn');
    if (status === 'completed' && withdrawn + completed === 0)
      violations.push('ended without an audit entry');
    if (withdrawn > 1) violations.push(`was withdrawn ${withdrawn} times`);
    return violations.map((what) => `assignment ${id} ${what}`);
  });
}
