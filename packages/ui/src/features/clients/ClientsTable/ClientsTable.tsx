import { useMemo } from 'react';
import type { TableState } from '../../../base/grid/table-props.ts';
import { Table } from '../../../base/Table/Table.tsx';
import type { ClientRow } from '../client-row.ts';
import { type ClientActions, clientColumns } from './columns.tsx';

export interface ClientsTableProps extends ClientActions, TableState {
  /** The clients of one page. */
  clients: readonly ClientRow[];
}

/** Clients with their derived status (SPEC section 2, Clients list). */
export function ClientsTable({ clients, clientLink, onWithdraw, onAssign, ...table }: ClientsTableProps) {
  // The hosted API sends no unpaid amounts.
  const tellsUnpaid = clients.some(({ unpaid }) => unpaid !== undefined);
  const hasUnpaid = tellsUnpaid || clients.length === 0;
  const columns = useMemo(
    () =>
      clientColumns({ clientLink, onWithdraw, onAssign }).filter(({ id }) => id !== 'unpaid' || hasUnpaid),
    [clientLink, onWithdraw, onAssign, hasUnpaid],
  );
  return <Table {...table} label="Clients" columns={columns} rows={clients} rowKey={({ _id }) => _id} />;
}
