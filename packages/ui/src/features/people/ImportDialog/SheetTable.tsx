import { importColumns } from '@prahari/contract/imports';
import { formatCount } from '@prahari/domain/format';
import { headingKey, type SheetKind } from '@prahari/domain/sheets/column-words';
import { columnLetters } from '@prahari/domain/sheets/find-table';
import { cellKey } from '@prahari/domain/sheets/sheet-draft';
import { Fragment, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { importDialogWords } from './import-dialog-words.ts';
import type { OpenSheet } from './import-state.ts';
import { cellItem, type MendItem, rowsOf } from './mend-items.ts';
import { SheetCell } from './SheetCell.tsx';

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
  /** The scrolling region. */
  ref?: Ref<HTMLElement> | undefined;
}

/** Rows shown at first, besides those with something to mend. */
const FIRST = 12;
const MENDED = 100;
/** Rows that one press adds. */
const MORE = 100;

interface Place {
  row: number;
  column: number;
}

/** Moves the focus to a cell of the sheet, if it is shown. */
export const focusCell = (table: Element | null, { row, column }: Place): void =>
  table?.querySelector<HTMLElement>(`[data-cell="${cellKey(row, column)}"]`)?.focus();

const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function ColumnHead({
  kind,
  sheet: { view },
  column,
  onColumn,
}: Pick<SheetTableProps, 'kind' | 'sheet' | 'onColumn'> & { column: number }) {
  const t = useWords(importDialogWords);
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
        aria-label={t('leftOutColumn', { letters, heading: heading ? `, ${heading}` : '' })}
        value={field}
        onChange={(event) => onColumn(column, event.target.value)}
        className={`w-full truncate rounded-sm border border-line-strong bg-raised px-1 py-1 font-semibold text-sm ${field ? '' : 'text-muted'}`}
      >
        <option value="">{t('notUsed')}</option>
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
export function SheetTable(props: SheetTableProps) {
  const t = useWords(importDialogWords);
  const { kind, sheet, items, open, onOpen, onColumn, children, ref } = props;
  const [first, setFirst] = useState(FIRST);
  const [active, setActive] = useState<Place>();
  const { view, draft } = sheet;
  const mended = new Set(rowsOf(items).slice(0, MENDED));
  const kept = view.rows.filter(({ row }) => !draft.leftOut.includes(row));
  const shown = kept.filter(({ row }, index) => index < first || mended.has(row));
  const byCell = new Map(
    items.flatMap((item) =>
      'row' in item && 'column' in item ? [[cellKey(item.row, item.column), item] as const] : [],
    ),
  );
  const more = Math.min(kept.length - shown.length, MORE);
  // One stop for Tab, as long as its row is there; the arrow keys reach the others.
  const stop = shown.some(({ row }) => row === active?.row) ? active : { row: shown[0]?.row ?? 0, column: 0 };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const [down, right] = ARROWS[event.key] ?? [];
    const key = (event.target as HTMLElement).dataset.cell;
    if (down === undefined || right === undefined || key === undefined || !stop) return;
    event.preventDefault();
    const at = shown.findIndex(({ row }) => row === stop.row) + down;
    focusCell(event.currentTarget, { row: shown[at]?.row ?? stop.row, column: stop.column + right });
  };
  return (
    <section
      ref={ref}
      aria-label={t('sheet')}
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
        <tbody onKeyDown={move}>
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
                  const item = byCell.get(cellKey(row, column)) ?? cellItem(view, { row, column });
                  return (
                    <SheetCell
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                      key={column}
                      item={item}
                      text={cell}
                      isUsed={view.fields[column] !== undefined}
                      isOpen={open?.id === item.id}
                      isTabStop={stop?.row === row && stop.column === column}
                      onFocus={() => setActive({ row, column })}
                      onOpen={onOpen}
                    />
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
        <Button variant="plain" size="small" onPress={() => setFirst(first + MORE)} className="m-1">
          {t('showMoreRow', { count: formatCount(more), more })}
        </Button>
      )}
    </section>
  );
}
