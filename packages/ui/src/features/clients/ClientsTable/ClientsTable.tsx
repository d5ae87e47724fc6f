import type { ClientView } from '@prahari/contract';
import { Table, type TableState } from '../../../base/Table/Table.tsx';
import { type ClientActions, clientColumns } from './columns.tsx';

export interface ClientsTableProps extends ClientActions, TableState {
  /** One page of them. */
  clients: readonly ClientView[];
}

/** Every client with its derived status (SPEC section 2, Clients list). */
export function ClientsTable({ clients, onWithdraw, onAssign, pending, ...table }: ClientsTableProps) {
  // What an older API does not tell gets no column.
  const tellsUnpaid = clients.some(({ unpaid }) => unpaid !== null);
  const columns = clientColumns({ onWithdraw, onAssign, pending }).filter(
    ({ id }) => id !== 'unpaid' || tellsUnpaid || clients.length === 0,
  );
  return <Table {...table} label="Clients" columns={columns} rows={clients} rowKey={({ _id }) => _id} />;
}
