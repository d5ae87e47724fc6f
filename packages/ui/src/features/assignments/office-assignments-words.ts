import { defineOfficeWords, type Translate } from '../../base/words/define-words.ts';

/** Words of the office that several components of assignments share. */
export const officeAssignmentsWords = defineOfficeWords('officeAssignments', {
  fromName: ({ name }: { name: string }) => `, from ${name}`,
  theseAssignmentsEndNow: 'These assignments end now:',
  withdrawGuardsCount: ({ count }: { count: number }) =>
    count === 1 ? 'Withdraw' : `Withdraw ${count} guards`,
  withdrawTheseGuards: ({ count }: { count: number }) =>
    count === 1 ? 'Withdraw this guard?' : `Withdraw these ${count} guards?`,
});

export type SayOfficeAssignments = Translate<typeof officeAssignmentsWords>;
