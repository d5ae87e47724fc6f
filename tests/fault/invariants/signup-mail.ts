import { type AuditTrail, groupBy, type TableSnapshot } from './table-snapshot.ts';

/** Each signup has its audit entry, its counted send and its mail in the outbox. */
export function signupMailViolations(
  { registrations, outbox, code_sends }: TableSnapshot,
  auditTrail: AuditTrail,
): string[] {
  const mails = groupBy(outbox, ({ recipient }) => recipient);
  const sends = new Map(code_sends.map((row) => [row.email, row.sends]));
  return registrations.flatMap(({ id, email }) => {
    const violations: string[] = [];
    const mailed = mails.get(email)?.length ?? 0;
    if (mailed === 0) violations.push('has no mail');
    if (sends.get(email) !== mailed)
      violations.push(`counts ${sends.get(email)} sends and has ${mailed} mails`);
    if (auditTrail.count('registrations', id, 'register') !== 1) violations.push('was not audited');
    return violations.map((what) => `signup of ${email} ${what}`);
  });
}
