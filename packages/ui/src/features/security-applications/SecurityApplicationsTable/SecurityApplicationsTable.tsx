import type { SecurityApplication } from '@prahari/contract';
import { DecisionTable } from '../../../base/DecisionTable/DecisionTable.tsx';
import type { DecisionActions } from '../../../base/DecisionTable/decision-column.tsx';
import type { TableState } from '../../../base/Table/table-props.ts';
import { columns } from './columns.tsx';

export interface SecurityApplicationsTableProps extends DecisionActions<SecurityApplication>, TableState {
  /** The applications of one page. */
  applications: readonly SecurityApplication[];
}

/** Guards’ job applications; Accept and Decline only while pending (SPEC section 2). */
export const SecurityApplicationsTable = ({ applications, ...table }: SecurityApplicationsTableProps) => (
  <DecisionTable {...table} label="Security applications" columns={columns} rows={applications} />
);
