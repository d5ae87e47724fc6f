import type { SecurityApplication } from '@prahari/contract/job-applications.schemas';
import type { RecordRef } from '@prahari/contract/people';
import { useMemo } from 'react';
import { DecisionTable } from '../../../base/DecisionTable/DecisionTable.tsx';
import type { DecisionActions } from '../../../base/DecisionTable/decision-column.tsx';
import type { TableState } from '../../../base/grid/table-props.ts';
import type { LinkTarget } from '../../../base/Table/RowLink.tsx';
import { columnsOf } from './columns.tsx';

export interface SecurityApplicationsTableProps extends DecisionActions<SecurityApplication>, TableState {
  /** The applications of one page. */
  applications: readonly SecurityApplication[];
  /** The record that the name of a guard leads to. */
  recordLink?: ((record: RecordRef) => LinkTarget) | undefined;
}

/** Guards’ job applications; Accept and Decline only while pending (SPEC section 2). */
export function SecurityApplicationsTable({
  applications,
  recordLink,
  ...table
}: SecurityApplicationsTableProps) {
  const columns = useMemo(() => columnsOf(recordLink), [recordLink]);
  return <DecisionTable {...table} label="Security applications" columns={columns} rows={applications} />;
}
