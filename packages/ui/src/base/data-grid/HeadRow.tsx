import type { CSSProperties, KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useTexts } from '../words/useWords.ts';
import type { Column } from './columns.ts';
import { roles } from './roles.ts';
import { directionOf, nextSort } from './sort.ts';
import { headerStyles, tableStyles } from './table.styles.ts';
import type { Resizing } from './useColumnWidths.ts';
import { WidthHandle } from './WidthHandle.tsx';

export interface HeadRowProps<Row> {
  columns: readonly Column<Row>[];
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
  sticky: boolean;
  /** Where a person may change the widths of columns. */
  resizing?: Resizing | undefined;
  /** A key changed a width. @param percent of the table */
  onResized: (header: string, percent: number) => void;
  /** Column widths do not depend on what the rows hold, of which not all are in the page. */
  fixed: boolean;
}

function widthOf(width: string | undefined, wraps: boolean, isFixed: boolean): CSSProperties | undefined {
  if (isFixed) return { width };
  return width && !wraps ? ({ '--column': width } as CSSProperties) : undefined;
}

const arrows = { ascending: 'arrow-up', descending: 'arrow-down' } as const;

/** Change of a width by one key press, in % of the table. */
const STEP = 2;

/**
 * The header of a Table. A press, Enter or Space on a sortable column sorts; Shift and an arrow
 * change its width.
 */
export function HeadRow<Row>(props: HeadRowProps<Row>) {
  const { columns, sort, onSort, sticky, fixed, resizing, onResized } = props;
  const say = useTexts();
  const resizeBy = (event: KeyboardEvent<HTMLTableCellElement>, { id, header }: Column<Row>) => {
    const { key, shiftKey, currentTarget } = event;
    if (!resizing?.canResize(id) || !shiftKey || !(key === 'ArrowLeft' || key === 'ArrowRight')) return;
    event.preventDefault();
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const by = (key === 'ArrowRight') === isRtl ? -STEP : STEP;
    const from = resizing.current();
    resizing.resize({ column: id, by, from });
    onResized(header, Math.round((from[id] ?? 0) + by));
  };
  return (
    <thead {...roles.group} className={tableStyles.head}>
      <tr {...roles.row} aria-rowindex={fixed ? 1 : undefined}>
        {columns.map((column) => {
          const { id, header, head, hideHeader, align, sortable, descendsFirst, priority, width, wrap } =
            column;
          const direction = directionOf(sort, id);
          const own = resizing?.widths?.[id];
          const canResize = resizing?.canResize(id) ?? false;
          return (
            <th
              key={id}
              {...roles.columnHeader}
              scope="col"
              tabIndex={-1}
              data-column={id}
              aria-keyshortcuts={canResize ? 'Shift+ArrowLeft Shift+ArrowRight' : undefined}
              onKeyDown={(event) => resizeBy(event, column)}
              aria-label={head ? say(header) : undefined}
              aria-sort={sortable ? (direction ?? 'none') : undefined}
              onClick={sortable && onSort ? () => onSort(nextSort(sort, id, descendsFirst)) : undefined}
              className={headerStyles({ align, sortable, priority, sticky, sized: canResize })}
              style={own === undefined ? widthOf(width, wrap !== undefined, fixed) : { width: `${own}%` }}
            >
              {head ?? <span className={hideHeader ? 'sr-only' : undefined}>{say(header)}</span>}
              {sortable && onSort && (
                <Icon
                  name={direction ? arrows[direction] : 'sort'}
                  className={`ms-1 inline size-2.5 align-baseline ${direction ? 'text-ink' : 'text-faint'}`}
                />
              )}
              {resizing && canResize && <WidthHandle column={id} resizing={resizing} />}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
