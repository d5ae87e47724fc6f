import type { SecurityApplicationView } from '@prahari/contract';
import { Table, type TableState } from '../../../base/Table/Table.tsx';
import { type ApplicationActions, applicationColumns } from './columns.tsx';

export interface SecurityApplicationsTableProps extends ApplicationActions, TableState {
  /** One page of them. */
  applications: readonly SecurityApplicationView[];
}

/** Every guard's job application; Accept and Decline only while it is pending (SPEC section 2). */
export const SecurityApplicationsTable = (props: SecurityApplicationsTableProps) => {
  const { applications, onAccept, onDecline, onShow, pending, ...table } = props;
  return (
    <Table
      {...table}
      label="Security applications"
      columns={applicationColumns({ onAccept, onDecline, onShow, pending })}
      rows={applications}
      rowKey={({ _id }) => _id}
    />
  );
};
