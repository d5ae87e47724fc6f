import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of AssignGuardForm. */
export const assignGuardFormWords = defineOfficeWords('assignGuardForm', {
  assignGuard: 'Assign Guard',
  assignGuardLabel: 'Assign a guard',
  chosenClientShowingFree: ({ label }: { label: string }) => `Chosen client: ${label}. Showing free guards.`,
  city: 'City',
  client: 'Client',
  endDate: 'End date',
  guard: 'Guard',
  location: 'Location',
  pinCode: 'PIN code',
  reasonToAssignWith: 'Reason to assign with an expired paper',
  shift: 'Shift',
  showingFreeGuardsAnd: 'Showing free guards and unassigned clients.',
  startDate: 'Start date',
  state: 'State',
  street: 'Street',
});
