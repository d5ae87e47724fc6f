import { Fragment, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { baseWords } from '../words/base-words.ts';
import { useTexts, useWords } from '../words/useWords.ts';
import { GridRow } from './GridRow.tsx';
import { HeadRow } from './HeadRow.tsx';
import { roles } from './roles.ts';
import { SortAnnouncement } from './SortAnnouncement.tsx';
import { tableStyles } from './table.styles.ts';
import type { TableProps } from './table-props.ts';
import { useColumnWidths } from './useColumnWidths.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useRowWindow } from './useRowWindow.ts';

export interface DataGridProps<Item> extends Omit<TableProps<Item>, 'selecting'> {
  /** Keys of the selected rows, and what selects them; see useRowSelection. */
  selection?:
    | {
        selected: ReadonlySet<string>;
        onClick: (event: MouseEvent<HTMLTableElement>) => void;
        onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void;
      }
    | undefined;
}

/** Makes rows one line high, and widths independent of the rows in the page. */
const oneLineRows = [
  '@min-[40rem]:table-fixed @min-[40rem]:[&_td]:overflow-hidden @min-[40rem]:[&_td]:text-ellipsis',
  '@min-[40rem]:[&_td]:whitespace-nowrap @min-[40rem]:[&_td]:py-0 @min-[40rem]:[&_td>span]:line-clamp-1',
].join(' ');

/** The table itself. A long one scrolls in a frame, and only rows near the visible ones exist. */
export function DataGrid<Item>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  busy = false,
  empty,
  stickyHead = false,
  pending,
  removed,
  selection,
  groups,
  widthsKey,
  widthText,
  className,
  ...rest
}: DataGridProps<Item>) {
  const t = useWords(baseWords);
  const say = useTexts();
  const id = useId();
  const element = useRef<HTMLTableElement>(null);
  const keys = useGridKeys(element);
  const resizing = useColumnWidths(element, widthsKey);
  const [widthSaid, setWidthSaid] = useState('');
  const rowWindow = useRowWindow(rows.length);
  const { first, end } = rowWindow ?? { first: 0, end: rows.length };
  const table = (
    <table
      {...keys}
      ref={element}
      {...roles.grid}
      aria-label={label}
      {...(selection && { 'aria-multiselectable': true })}
      aria-rowcount={rowWindow && rows.length + 1}
      tabIndex={rows.length > 0 ? 0 : -1}
      className={classNames(
        classNames(tableStyles.table, rowWindow && oneLineRows),
        resizing?.widths && tableStyles.sized,
      )}
      style={rowWindow?.margins}
      onClick={selection?.onClick}
      onKeyDown={(event) => {
        keys.onKeyDown(event);
        selection?.onKeyDown(event);
      }}
    >
      <HeadRow
        columns={columns}
        sort={sort}
        onSort={onSort}
        sticky={stickyHead || rowWindow !== undefined}
        fixed={rowWindow !== undefined}
        resizing={resizing}
        onResized={(header, percent) =>
          setWidthSaid(
            widthText?.(header, percent) ?? t('widthIs', { header: say(header), percent: String(percent) }),
          )
        }
      />
      <tbody {...roles.group} className={tableStyles.body} data-empty={rows.length === 0 || undefined}>
        {rows.length === 0 && (
          <tr>
            <td colSpan={columns.length}>
              {busy ? <Skeleton label={t('loadingPart', { label })} /> : empty}
            </td>
          </tr>
        )}
        {rows.slice(first, end).map((row, offset) => {
          const index = first + offset;
          const key = rowKey(row);
          const before = rows[index - 1];
          const name = groups?.nameOf(row);
          const isFirst = groups && (!before || groups.nameOf(before) !== name);
          return (
            <Fragment key={key || index}>
              {isFirst && (
                <tr {...roles.row} data-group className={tableStyles.group}>
                  <td {...roles.rowHeader} colSpan={columns.length}>
                    {groups.head(name ?? '', rows)}
                  </td>
                </tr>
              )}
              <GridRow
                row={row}
                rowKey={key}
                columns={columns}
                nameId={`${id}-${index}`}
                rowIndex={rowWindow && index + 2}
                isPending={pending?.has(key) ?? false}
                isRemoved={removed?.has(key) ?? false}
                isSelected={selection?.selected.has(key)}
              />
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
  return (
    <div {...rest} className={classNames('@container relative', className)} aria-busy={busy}>
      {busy && <div className="absolute inset-x-0 top-0 z-2 h-0.5 bg-accent motion-safe:animate-pulse" />}
      <SortAnnouncement columns={columns} sort={sort} />
      {widthsKey && (
        <span className="sr-only" aria-live="polite">
          {widthSaid}
        </span>
      )}
      {rowWindow ? (
        <div
          {...rowWindow.frameProps}
          className="h-[min(40rem,75vh)] overflow-auto [--table-head-top:0px] [contain:strict]"
        >
          {table}
        </div>
      ) : (
        table
      )}
    </div>
  );
}
