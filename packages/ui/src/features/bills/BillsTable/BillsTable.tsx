import type { Bill } from '@prahari/contract';
import { Table, type TableState } from '../../../base/Table/Table.tsx';
import { type BillActions, billColumns } from './columns.tsx';

export interface BillsTableProps extends BillActions, TableState {
  /** One page of them. */
  bills: readonly Bill[];
}

/** Bills with what can be done to them; without `onMarkPaid` and `onDelete` it is the client's own view, to read. */
export const BillsTable = ({ bills, onMarkPaid, onDelete, pending, ...table }: BillsTableProps) => (
  <Table
    {...table}
    label="Bills"
    columns={billColumns({ onMarkPaid, onDelete, pending })}
    rows={bills}
    rowKey={({ _id }) => _id}
  />
);
