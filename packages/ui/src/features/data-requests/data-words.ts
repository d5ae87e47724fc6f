import type { DataRequestKind } from '@prahari/contract/data-requests';

export const ERASURE_CONSEQUENCE =
  'Name, email, phone, papers and applications are erased for good, and the account is closed. Bills, assignments and the log stay without the name.';

/** Words of the button that does what a person asks for. */
export const dataSubmitLabels: Record<DataRequestKind, string> = {
  export: 'Give the copy',
  correction: 'Correct',
  erasure: 'Erase',
};
