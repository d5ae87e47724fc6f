import type { CSSProperties } from 'react';
import { Column as AriaColumn, type ColumnProps, TableHeader } from 'react-aria-components/Table';
import { Icon } from '../Icon/Icon.tsx';
import { type Column, headerStyles, tableStyles } from './columns.ts';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sticky?: boolean | undefined;
  /** Visible to screen readers only. */
  hidden?: boolean | undefined;
  className?: string | undefined;
  /** What sets the width of a column. */
  widthProps?: ((column: Column<Row>) => Pick<ColumnProps, 'width' | 'style'>) | undefined;
}

const leastWidth = ({ width, wrap }: Column<never>) =>
  width && !wrap ? { style: { '--column': width } as CSSProperties } : {};

export function TableHead<Row>({
  columns,
  sticky = false,
  hidden = false,
  className = tableStyles.head,
  widthProps = leastWidth,
}: TableHeadProps<Row>) {
  const named = columns.some((column) => column.rowHeader);
  return (
    <TableHeader className={className}>
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
