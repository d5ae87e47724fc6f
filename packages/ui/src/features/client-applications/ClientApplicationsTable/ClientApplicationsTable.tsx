import type { ClientApplicationView } from '@prahari/contract';
import type { ReactNode } from 'react';
import { Table } from '../../../base/Table/Table.tsx';
import { type ApplicationActions, applicationColumns } from './columns.tsx';

export interface ClientApplicationsTableProps extends ApplicationActions {
  applications: readonly ClientApplicationView[];
  /** A column, `-` before it for descending. */
  sort?: string | undefined;
  onSort: (sort: string) => void;
  busy?: boolean | undefined;
  /** Shown in place of rows. */
  empty: ReactNode;
}

/** Every client's request for guards; Accept and Decline only while it is pending (SPEC section 2). */
export function ClientApplicationsTable({
  applications,
  onAccept,
  onDecline,
  onShow,
  pending,
  ...table
}: ClientApplicationsTableProps) {
  return (
    <Table
      {...table}
      label="Client applications"
      columns={applicationColumns({ onAccept, onDecline, onShow, pending })}
      rows={applications}
      rowKey={({ _id }) => _id}
    />
  );
}
