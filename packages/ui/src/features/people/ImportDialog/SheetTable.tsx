import { importColumns } from '@prahari/contract/imports';
import { headingKey, type SheetKind } from '@prahari/domain/sheets/column-words';
import { columnLetters } from '@prahari/domain/sheets/find-table';
import { cellKey } from '@prahari/domain/sheets/sheet-draft';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { rowCount } from './counts.ts';
import type { OpenSheet } from './import-state.ts';
import { type MendItem, rowsOf } from './mend-items.ts';

export interface SheetTableProps {
  kind: SheetKind;
  sheet: OpenSheet;
  items: readonly MendItem[];
  /** The item that is open. */
  open: MendItem | undefined;
  onOpen: (item: MendItem) => void;
  /** A field was chosen for a column; `''` for none. */
  onColumn: (column: number, field: string) => void;
  /** Mends the open item, below its row. */
  children: ReactNode;
}

/** Rows shown at first, besides those with something to mend. */
const FIRST = 12;
const MENDED = 100;

function ColumnHead({
  kind,
  sheet: { view },
  column,
  onColumn,
}: Pick<SheetTableProps, 'kind' | 'sheet' | 'onColumn'> & { column: number }) {
  const field = view.fields[column] ?? '';
  const heading = view.table.headings[column] ?? '';
  const letters = columnLetters(column);
  return (
    <th
      scope="col"
      className="min-w-36 border-line border-e border-b bg-sunken p-1.5 text-start align-top font-normal"
    >
      <span className="block text-center text-faint text-xs">{letters}</span>
      <select
        aria-label={`Column ${letters}${heading ? `, ${heading}` : ''}`}
        value={field}
        onChange={(event) => onColumn(column, event.target.value)}
        className={`w-full truncate rounded-sm border border-line-strong bg-raised px-1 py-1 font-semibold text-sm ${field ? '' : 'text-muted'}`}
      >
        <option value="">not used</option>
        {Object.entries(importColumns[kind]).map(([each, label]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </select>
      <span className="mt-1 flex items-center gap-1.5 truncate text-muted text-xs">
        {field && headingKey(heading) && <Icon name="tick" className="size-3 shrink-0 text-success" />}
        <span className="truncate">{heading}</span>
      </span>
    </th>
  );
}

/** A sheet with its own letters and row numbers, and what is wrong at its cells. */
export function SheetTable({ kind, sheet, items, open, onOpen, onColumn, children }: SheetTableProps) {
  const { view, draft } = sheet;
  const mended = new Set(rowsOf(items).slice(0, MENDED));
  const kept = view.rows.filter(({ row }) => !draft.leftOut.includes(row));
  const shown = kept.filter(({ row }, index) => index < FIRST || mended.has(row));
  const byCell = new Map(
    items.flatMap((item) =>
      'row' in item && 'column' in item ? [[cellKey(item.row, item.column), item] as const] : [],
    ),
  );
  const more = kept.length - shown.length;
  return (
    <section
      aria-label="Sheet"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="max-h-[28rem] overflow-auto border border-line-strong bg-raised"
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <thead className="sticky top-0 z-1">
          <tr>
            <td className="border-line border-e border-b bg-sunken" />
            {view.table.headings.map((_, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <ColumnHead key={column} kind={kind} sheet={sheet} column={column} onColumn={onColumn} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, cells }) => (
            <Fragment key={row}>
              <tr>
                <th
                  scope="row"
                  className="border-line border-e border-b bg-sunken px-2 py-1.5 text-end align-top font-normal text-faint text-xs tabular-nums"
                >
                  {row}
                </th>
                {cells.map((cell, column) => {
                  const item = byCell.get(cellKey(row, column));
                  const isUsed = view.fields[column] !== undefined;
                  return (
                    <td
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                      key={column}
                      className={`border-line border-e border-b p-0 align-top ${isUsed ? '' : 'text-faint'} ${
                        item
                          ? `shadow-[inset_0_0_0_2px] ${item.isQuestion ? 'bg-warning-soft shadow-warning' : 'bg-danger-soft shadow-danger'}`
                          : ''
                      }`}
                    >
                      {item ? (
                        <button
                          type="button"
                          aria-expanded={open?.id === item.id}
                          onClick={() => onOpen(item)}
                          className="block w-full px-2 py-1 text-start"
                        >
                          <span className="block">{cell || ' '}</span>
                          <span
                            className={`block font-semibold text-xs ${item.isQuestion ? 'text-warning' : 'text-danger'}`}
                          >
                            {item.text}
                          </span>
                        </button>
                      ) : (
                        <span className="block max-w-64 truncate px-2 py-1">{cell}</span>
                      )}
                    </td>
                  );
                })}
              </tr>
              {open && 'row' in open && open.row === row && (
                <tr>
                  <td className="border-line border-e border-b bg-sunken" />
                  <td colSpan={cells.length} className="border-line border-b bg-sunken p-3">
                    <div className="max-w-md">{children}</div>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <p className="px-2 py-1.5 text-muted text-xs">
          <span>{`${rowCount(more)} more`}</span>
        </p>
      )}
    </section>
  );
}
