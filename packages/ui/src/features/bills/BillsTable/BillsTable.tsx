import type { Bill } from '@prahari/contract/bills.schemas';
import { useMemo } from 'react';
import type { TableState } from '../../../base/grid/table-props.ts';
import { Table } from '../../../base/Table/Table.tsx';
import { type BillActions, billColumns } from './columns.tsx';

export interface BillsTableProps extends BillActions, TableState {
  /** The bills of one page. */
  bills: readonly Bill[];
}

/** Bills with their actions; without `onMarkPaid` and `onDelete` it is a client's read-only view. */
export function BillsTable({
  bills,
  clientLink,
  onMarkPaid,
  onMarkUnpaid,
  onDelete,
  ...table
}: BillsTableProps) {
  const columns = useMemo(
    () => billColumns({ clientLink, onMarkPaid, onMarkUnpaid, onDelete }),
    [clientLink, onMarkPaid, onMarkUnpaid, onDelete],
  );
  return <Table {...table} label="Bills" columns={columns} rows={bills} rowKey={({ _id }) => _id} />;
}
