import type { CSSProperties } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { Column } from './columns.ts';
import { roles } from './roles.ts';
import { directionOf, nextSort } from './sort.ts';
import { headerStyles, tableStyles } from './table.styles.ts';

export interface HeadRowProps<Row> {
  columns: readonly Column<Row>[];
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
  sticky: boolean;
  /** Column widths do not depend on what the rows hold, of which not all are in the page. */
  fixed: boolean;
}

function widthOf(width: string | undefined, wraps: boolean, isFixed: boolean): CSSProperties | undefined {
  if (isFixed) return { width };
  return width && !wraps ? ({ '--column': width } as CSSProperties) : undefined;
}

const arrows = { ascending: 'arrow-up', descending: 'arrow-down' } as const;

/** The header of a Table. A press, Enter or Space on a sortable column sorts. */
export function HeadRow<Row>({ columns, sort, onSort, sticky, fixed }: HeadRowProps<Row>) {
  return (
    <thead {...roles.group} className={tableStyles.head}>
      <tr {...roles.row} aria-rowindex={fixed ? 1 : undefined}>
        {columns.map(
          ({ id, header, head, hideHeader, align, sortable, descendsFirst, priority, width, wrap }) => {
            const direction = directionOf(sort, id);
            return (
              <th
                key={id}
                {...roles.columnHeader}
                scope="col"
                tabIndex={-1}
                aria-label={head ? header : undefined}
                aria-sort={sortable ? (direction ?? 'none') : undefined}
                onClick={sortable && onSort ? () => onSort(nextSort(sort, id, descendsFirst)) : undefined}
                className={headerStyles({ align, sortable, priority, sticky })}
                style={widthOf(width, wrap !== undefined, fixed)}
              >
                {head ?? <span className={hideHeader ? 'sr-only' : undefined}>{header}</span>}
                {sortable && onSort && (
                  <Icon
                    name={direction ? arrows[direction] : 'sort'}
                    className={`ms-1 inline size-2.5 align-baseline ${direction ? 'text-ink' : 'text-faint'}`}
                  />
                )}
              </th>
            );
          },
        )}
      </tr>
    </thead>
  );
}
