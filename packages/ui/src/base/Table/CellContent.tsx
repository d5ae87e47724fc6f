import type { Column } from './columns.ts';

/** Content of a cell: with its label on a card, with its full text as title where truncated. A row that left the list has no actions. */
export function CellContent<Item>({
  column,
  row,
  isRemoved,
}: {
  column: Column<Item>;
  row: Item;
  isRemoved?: boolean | undefined;
}) {
  if (isRemoved && column.card === 'actions') return <span className="text-xs">No longer in this list</span>;
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
