import { type Books, by, type Trail } from './table-snapshot.ts';

/** Each signup was audited, its send counted and its mail put into the outbox, all or none of it. */
export function mailAgrees({ registrations, outbox, code_sends }: Books, trail: Trail): string[] {
  const mails = by(outbox, ({ recipient }) => recipient);
  const sends = new Map(code_sends.map((row) => [row.email, row.sends]));
  return registrations.flatMap(({ id, email }) => {
    const wrong: string[] = [];
    const mailed = mails.get(email)?.length ?? 0;
    if (mailed === 0) wrong.push('has no mail');
    if (sends.get(email) !== mailed) wrong.push(`counts ${sends.get(email)} sends and has ${mailed} mails`);
    if (trail.count('registrations', id, 'registration.made') !== 1) wrong.push('was not audited');
    return wrong.map((what) => `signup of ${email} ${what}`);
  });
}
