import type { RecordRef } from '@prahari/contract/people';
import type { ClientApplication } from '@prahari/contract/requests.schemas';
import { useMemo } from 'react';
import { DecisionTable } from '../../../base/DecisionTable/DecisionTable.tsx';
import type { DecisionActions } from '../../../base/DecisionTable/decision-column.tsx';
import type { TableState } from '../../../base/grid/table-props.ts';
import type { LinkTarget } from '../../../base/Table/RowLink.tsx';
import { columnsOf } from './columns.tsx';

export interface ClientApplicationsTableProps extends DecisionActions<ClientApplication>, TableState {
  /** The applications of one page. */
  applications: readonly ClientApplication[];
  /** The record that the name of a client leads to. */
  recordLink?: ((record: RecordRef) => LinkTarget) | undefined;
}

/** Clients’ requests for guards; Accept and Decline only while pending (SPEC section 2). */
export function ClientApplicationsTable({
  applications,
  recordLink,
  ...table
}: ClientApplicationsTableProps) {
  const columns = useMemo(() => columnsOf(recordLink), [recordLink]);
  return <DecisionTable {...table} label="Client applications" columns={columns} rows={applications} />;
}
