import type { Column } from './columns.ts';

/** Content of a cell: with its label on a card, with its full text as title where truncated. */
export function CellContent<Item>({ column, row }: { column: Column<Item>; row: Item }) {
  const content = column.cell(row);
  return (
    <>
      {column.cardLabel && <span className="@min-[40rem]:hidden text-faint">{column.cardLabel} </span>}
      {column.title ? (
        <span
          title={column.title(row)}
          className={column.wrap === 'two lines' ? '@min-[40rem]:line-clamp-2' : undefined}
        >
          {content}
        </span>
      ) : (
        content
      )}
    </>
  );
}
