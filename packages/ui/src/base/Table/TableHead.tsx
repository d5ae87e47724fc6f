import type { CSSProperties } from 'react';
import { Column as AriaColumn, TableHeader } from 'react-aria-components/Table';
import { Icon } from '../Icon/Icon.tsx';
import { type Column, headerStyles, tableStyles } from './columns.ts';

const REM = 16;
// In a virtual table each header is the last child of its own wrapper, so `last:pe-0` would remove its end padding.
const VIRTUAL_HEAD = 'bg-surface in-data-raised:bg-raised [&_[role=columnheader]]:pe-3';

/** Converts a CSS width to the units of a virtual table: pixels, percent or fr. */
function widthOf(width = '1fr'): number | `${number}%` | `${number}fr` {
  if (width.endsWith('rem')) return Number.parseFloat(width) * REM;
  return width.endsWith('%') ? `${Number.parseFloat(width)}%` : '1fr';
}

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sticky?: boolean | undefined;
  /** In a virtual table, which positions the columns itself. */
  virtual?: boolean | undefined;
  /** Visible to screen readers only. */
  hidden?: boolean | undefined;
}

export function TableHead<Row>({
  columns,
  sticky = false,
  virtual = false,
  hidden = false,
}: TableHeadProps<Row>) {
  const named = columns.some((column) => column.rowHeader);
  const widthProps = ({ width, wrap }: Column<Row>) => {
    if (virtual) return { width: widthOf(width) };
    return width && !wrap ? { style: { '--column-width': width } as CSSProperties } : {};
  };
  return (
    <TableHeader className={virtual ? (hidden ? 'sr-only' : VIRTUAL_HEAD) : tableStyles.head}>
      {columns.map((column, index) => (
        <AriaColumn
          key={column.id}
          id={column.id}
          isRowHeader={named ? column.rowHeader === true : index === 0}
          allowsSorting={column.sortable === true}
          textValue={column.header}
          className={headerStyles({
            align: column.align,
            sortable: column.sortable,
            priority: column.priority,
            sticky,
          })}
          {...widthProps(column)}
        >
          {({ sortDirection }) => (
            <>
              {column.head ?? (
                <span className={column.hideHeader || hidden ? 'sr-only' : undefined}>{column.header}</span>
              )}
              {sortDirection && (
                <Icon
                  name={sortDirection === 'ascending' ? 'arrow-up' : 'arrow-down'}
                  className="ms-1 inline size-2.5 align-baseline text-ink"
                />
              )}
            </>
          )}
        </AriaColumn>
      ))}
    </TableHeader>
  );
}
