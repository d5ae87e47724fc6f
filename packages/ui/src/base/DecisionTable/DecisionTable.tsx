import { useMemo } from 'react';
import type { TableProps } from '../data-grid/table-props.ts';
import { Table } from '../Table/Table.tsx';
import { type DecisionActions, decisionColumn } from './decision-column.tsx';

export interface DecisionTableProps<Row> extends DecisionActions<Row>, Omit<TableProps<Row>, 'rowKey'> {}

/** A Table of applications with Accept and Decline on pending rows and Details on all. */
export function DecisionTable<Row extends { _id: string; status: string }>(props: DecisionTableProps<Row>) {
  const { columns, onAccept, onDecline, onShow, acceptedLink, ...table } = props;
  const all = useMemo(
    () => [...columns, decisionColumn({ onAccept, onDecline, onShow, acceptedLink })],
    [columns, onAccept, onDecline, onShow, acceptedLink],
  );
  return <Table {...table} columns={all} rowKey={({ _id }) => _id} />;
}
