import type { BillView } from '@prahari/contract';
import type { ReactNode } from 'react';
import { Table } from '../../../base/Table/Table.tsx';
import { type BillActions, billColumns } from './columns.tsx';

export interface BillsTableProps extends BillActions {
  bills: readonly BillView[];
  /** A column, `-` before it for descending. */
  sort?: string | undefined;
  onSort?: ((sort: string) => void) | undefined;
  busy?: boolean | undefined;
  /** Shown in place of rows. */
  empty: ReactNode;
}

/** Bills with what can be done to them; without `onMarkPaid` and `onDelete` it is the client's own view, to read. */
export function BillsTable({
  bills,
  onMarkPaid,
  onDelete,
  pending,
  sort,
  onSort,
  busy,
  empty,
}: BillsTableProps) {
  return (
    <Table
      label="Bills"
      columns={billColumns({ onMarkPaid, onDelete, pending })}
      rows={bills}
      rowKey={({ _id }) => _id}
      empty={empty}
      {...(sort !== undefined && { sort })}
      {...(onSort && { onSort })}
      {...(busy !== undefined && { busy })}
    />
  );
}
