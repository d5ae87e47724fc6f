import type { ClientApplicationView } from '@prahari/contract';
import { Table, type TableState } from '../../../base/Table/Table.tsx';
import { type ApplicationActions, applicationColumns } from './columns.tsx';

export interface ClientApplicationsTableProps extends ApplicationActions, TableState {
  /** One page of them. */
  applications: readonly ClientApplicationView[];
}

/** Every client's request for guards; Accept and Decline only while it is pending (SPEC section 2). */
export const ClientApplicationsTable = (props: ClientApplicationsTableProps) => {
  const { applications, onAccept, onDecline, onShow, pending, ...table } = props;
  return (
    <Table
      {...table}
      label="Client applications"
      columns={applicationColumns({ onAccept, onDecline, onShow, pending })}
      rows={applications}
      rowKey={({ _id }) => _id}
    />
  );
};
