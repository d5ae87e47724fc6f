const KINDS = [
  'account',
  'guard',
  'client',
  'assignment',
  'bill',
  'clientApplication',
  'securityApplication',
  'session',
  'auditEntry',
  'mail',
  'paper',
  'post',
  'passkey',
] as const;
export type Kind = (typeof KINDS)[number];

/** A UUID that is the same in every run: `idOf('guard', 3)`. */
export function idOf(kind: Kind, n: number): string {
  const tail = `${KINDS.indexOf(kind) + 1}`.padStart(4, '0') + `${n}`.padStart(8, '0');
  return `01900000-0000-7000-8000-${tail}`;
}
