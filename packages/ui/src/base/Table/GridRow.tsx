import { memo } from 'react';
import { CellContent } from './CellContent.tsx';
import { type Column, cellClass, tableStyles } from './columns.ts';
import { roles } from './roles.ts';

interface GridRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Id of the cell that names the row. */
  nameId: string;
  /** Position among all rows, the header being 1, where not all of them are in the page. */
  rowIndex?: number | undefined;
  /** The row left the list. */
  isRemoved?: boolean | undefined;
}

function Row<Item>({ row, columns, nameId, rowIndex, isRemoved }: GridRowProps<Item>) {
  const named = columns.find(({ rowHeader }) => rowHeader) ?? columns[0];
  return (
    <tr
      {...roles.row}
      tabIndex={-1}
      aria-labelledby={nameId}
      aria-rowindex={rowIndex}
      data-removed={isRemoved || undefined}
      className={tableStyles.row}
    >
      {columns.map((column) => (
        <td
          key={column.id}
          id={column === named ? nameId : undefined}
          role={column === named ? 'rowheader' : 'gridcell'}
          tabIndex={-1}
          className={cellClass(column)}
        >
          <CellContent column={column} row={row} isRemoved={isRemoved} />
        </td>
      ))}
    </tr>
  );
}

/** A row of a grid. Not rendered again while only other rows come and go. */
export const GridRow = memo(Row) as typeof Row;
