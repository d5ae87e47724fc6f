import { today } from '@prahari/domain/days';
import { type AuditTrail, groupBy, type TableSnapshot } from './table-snapshot.ts';

interface Days {
  start_date: string;
  end_date: string;
}

/** The most of these there are on one day. */
const mostAtOnce = (all: readonly Days[]): number =>
  Math.max(
    0,
    ...all.map(
      ({ start_date: day }) =>
        all.filter(({ start_date, end_date }) => start_date <= day && day <= end_date).length,
    ),
  );

/** A guard is assigned with an open assignment, available with none, and never has two on one day. */
export function guardViolations({ guards, assignments }: TableSnapshot): string[] {
  const open = groupBy(
    assignments.filter(({ status }) => status !== 'completed'),
    (assignment) => assignment.guard_id,
  );
  return guards.flatMap(({ id, status }) => {
    const own = open.get(id) ?? [];
    const atOnce = mostAtOnce(own);
    if (atOnce > 1) return [`guard ${id} has ${atOnce} open assignments on a day`];
    if (status === (own.length > 0 ? 'assigned' : 'available')) return [];
    return [`guard ${id} is ${status} with ${own.length} open assignments`];
  });
}

/** A client has at most as many guards on a day as its posts ask for (docs/adr/0038). */
export function clientViolations({ clients, assignments, posts }: TableSnapshot): string[] {
  const open = groupBy(
    assignments.filter(({ status }) => status !== 'completed'),
    (assignment) => assignment.client_id,
  );
  const notEnded = groupBy(
    posts.filter(({ end_date }) => end_date >= today()),
    (post) => post.client_id,
  );
  return clients.flatMap(({ id }) => {
    const asked = (notEnded.get(id) ?? []).reduce((sum, post) => sum + post.asked, 0);
    const has = mostAtOnce(open.get(id) ?? []);
    return has > asked ? [`client ${id} has ${has} guards on a day and its posts ask for ${asked}`] : [];
  });
}

/** A post has at most as many guards on a day as it asks for. */
export function postViolations({ posts, assignments }: TableSnapshot): string[] {
  const open = groupBy(
    assignments.filter(({ status, post_id }) => status !== 'completed' && post_id !== null),
    (assignment) => assignment.post_id ?? '',
  );
  return posts.flatMap(({ id, asked }) => {
    const has = mostAtOnce(open.get(id) ?? []);
    return has > asked ? [`post ${id} has ${has} guards on a day and asks for ${asked}`] : [];
  });
}

/** Each assignment is audited when created and when ended, and has `completed_at` only when completed. */
export function assignmentViolations({ assignments }: TableSnapshot, auditTrail: AuditTrail): string[] {
  return assignments.flatMap(({ id, guard_id, client_id, status, completed_at }) => {
    const violations: string[] = [];
    const entry = auditTrail.first('assignments', id, 'assignGuard');
    if (auditTrail.count('assignments', id, 'assignGuard') !== 1)
      violations.push('was not audited once when created');
    if (entry.guardId !== guard_id || entry.clientId !== client_id)
      violations.push('differs from its audit entry');
    if ((status === 'completed') !== (completed_at !== null))
      violations.push(`is ${status}, completed at ${completed_at}`);
    const withdrawn = auditTrail.count('assignments', id, 'withdrawGuard');
    const completed =
      auditTrail.count('assignments', id, 'completeAssignment') +
      auditTrail.count('assignments', id, 'endAssignment', 'replaceGuard');
    if (status !== 'completed' && withdrawn > 0) violations.push('is open and withdrawn');
    if (status === 'completed' && withdrawn + completed === 0)
      violations.push('ended without an audit entry');
    if (withdrawn > 1) violations.push(`was withdrawn ${withdrawn} times`);
    return violations.map((what) => `assignment ${id} ${what}`);
  });
}
