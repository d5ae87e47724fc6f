import type { RecordRef } from '@prahari/contract/people';
import type { LinkTarget } from '../../../base/Table/RowLink.tsx';

export interface RecordsTabProps {
  /** Closes the dialog and opens the record of a guard or client. */
  recordLink: (record: RecordRef) => LinkTarget;
}
