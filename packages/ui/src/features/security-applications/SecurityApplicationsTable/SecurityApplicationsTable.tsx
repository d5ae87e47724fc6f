import type { SecurityApplicationView } from '@prahari/contract';
import type { ReactNode } from 'react';
import { Table } from '../../../base/Table/Table.tsx';
import { type ApplicationActions, applicationColumns } from './columns.tsx';

export interface SecurityApplicationsTableProps extends ApplicationActions {
  applications: readonly SecurityApplicationView[];
  /** A column, `-` before it for descending. */
  sort?: string | undefined;
  onSort: (sort: string) => void;
  busy?: boolean | undefined;
  /** Shown in place of rows. */
  empty: ReactNode;
}

/** Every guard's job application; Accept and Decline only while it is pending (SPEC section 2). */
export function SecurityApplicationsTable({
  applications,
  onAccept,
  onDecline,
  onShow,
  pending,
  ...table
}: SecurityApplicationsTableProps) {
  return (
    <Table
      {...table}
      label="Security applications"
      columns={applicationColumns({ onAccept, onDecline, onShow, pending })}
      rows={applications}
      rowKey={({ _id }) => _id}
    />
  );
}
