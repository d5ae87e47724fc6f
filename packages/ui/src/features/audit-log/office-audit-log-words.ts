import { defineOfficeWords, type Translate } from '../../base/words/define-words.ts';

/** Words of the office that several components of audit-log share. */
export const officeAuditLogWords = defineOfficeWords('officeAuditLog', {
  areYouSureYou: 'Are you sure you want to remove this import?',
  clientsAreRemoved: ({ rows }: { rows: number }) =>
    `Everybody it added is removed, with their posts, and what it changed is set back: ${rows} rows. It is refused when one of them was changed, assigned or billed since.`,
  guardsAreRemoved: ({ rows }: { rows: number }) =>
    `Everybody it added is removed, with their papers, and what it changed is set back: ${rows} rows. It is refused when one of them was changed, assigned or billed since.`,
  removeImport: 'Remove import',
});

export type SayOfficeAuditLog = Translate<typeof officeAuditLogWords>;
