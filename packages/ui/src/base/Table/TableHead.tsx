import { Column as AriaColumn, TableHeader } from 'react-aria-components/Table';
import { Icon } from '../Icon/Icon.tsx';
import { type Column, tableStyles } from './columns.ts';

export function TableHead<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const named = columns.some((column) => column.rowHeader);
  return (
    <TableHeader className={tableStyles().head()}>
      {columns.map((column, index) => (
        <AriaColumn
          key={column.id}
          id={column.id}
          isRowHeader={named ? column.rowHeader === true : index === 0}
          allowsSorting={column.sortable === true}
          textValue={column.header}
          className={tableStyles({
            align: column.align,
            sortable: column.sortable,
            priority: column.priority,
          }).header()}
          {...(column.width ? { style: { width: column.width } } : {})}
        >
          {({ sortDirection }) => (
            <>
              <span className={column.hideHeader ? 'sr-only' : undefined}>{column.header}</span>
              {sortDirection && (
                <Icon
                  name={sortDirection === 'ascending' ? 'arrow-up' : 'arrow-down'}
                  className="ml-1 inline size-2.5 align-baseline text-ink"
                />
              )}
            </>
          )}
        </AriaColumn>
      ))}
    </TableHeader>
  );
}
