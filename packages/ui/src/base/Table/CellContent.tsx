import type { Column } from './columns.ts';

/** What a cell shows: on a card with its label before it, and in full on hover where it is cut off. */
export function CellContent<Item>({ column, row }: { column: Column<Item>; row: Item }) {
  const content = column.cell(row);
  return (
    <>
      {column.cardLabel && <span className="@min-[50rem]:hidden text-faint">{column.cardLabel} </span>}
      {column.title ? <span title={column.title(row)}>{content}</span> : content}
    </>
  );
}
