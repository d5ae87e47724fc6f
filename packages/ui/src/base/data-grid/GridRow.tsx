import { memo } from 'react';
import { CellContent } from './CellContent.tsx';
import type { Column } from './columns.ts';
import { roles } from './roles.ts';
import { cellClass, tableStyles } from './table.styles.ts';

interface GridRowProps<Row> {
  row: Row;
  rowKey: string;
  columns: readonly Column<Row>[];
  /** Id of the cell that names the row. */
  nameId: string;
  /** Position among all rows, the header being 1, where not all of them are in the page. */
  rowIndex?: number | undefined;
  /** An action on the row is running. */
  isPending: boolean;
  /** The row left the list. */
  isRemoved: boolean;
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined;
}

function Row<Item>(props: GridRowProps<Item>) {
  const { row, rowKey, columns, nameId, rowIndex, isPending, isRemoved, isSelected = false } = props;
  const named = columns.find(({ rowHeader }) => rowHeader) ?? columns[0];
  const state = { isPending, isSelected, nameId };
  return (
    <tr
      {...roles.row}
      tabIndex={-1}
      aria-labelledby={nameId}
      aria-rowindex={rowIndex}
      aria-selected={props.isSelected}
      data-key={rowKey}
      data-removed={isRemoved || undefined}
      data-selected={isSelected || undefined}
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
          <CellContent column={column} row={row} state={state} isRemoved={isRemoved} />
        </td>
      ))}
    </tr>
  );
}

/** A row of a grid. Rendered again only when its own data or state changes. */
export const GridRow = memo(Row) as typeof Row;
