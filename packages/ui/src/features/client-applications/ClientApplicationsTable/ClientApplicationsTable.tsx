import type { ClientApplication } from '@prahari/contract';
import { DecisionTable } from '../../../base/DecisionTable/DecisionTable.tsx';
import type { DecisionActions } from '../../../base/DecisionTable/decision-column.tsx';
import type { TableState } from '../../../base/Table/table-props.ts';
import { columns } from './columns.tsx';

export interface ClientApplicationsTableProps extends DecisionActions<ClientApplication>, TableState {
  /** The applications of one page. */
  applications: readonly ClientApplication[];
}

/** Clients’ requests for guards; Accept and Decline only while pending (SPEC section 2). */
export const ClientApplicationsTable = ({ applications, ...table }: ClientApplicationsTableProps) => (
  <DecisionTable {...table} label="Client applications" columns={columns} rows={applications} />
);
