import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';
import type { Column, RowState } from './columns.ts';

export interface CellContentProps<Item> {
  column: Column<Item>;
  row: Item;
  state: RowState;
  isRemoved: boolean;
}

/** Content of a cell, with a label on a card unless it is empty. A row that left the list has no actions. */
export function CellContent<Item>({ column, row, state, isRemoved }: CellContentProps<Item>) {
  const t = useWords(baseWords);
  if (isRemoved && (column.card === 'actions' || column.card === 'aside'))
    return <span className="text-xs">{t('noLongerHere')}</span>;
  const content = column.cell(row, state);
  const isText = typeof content === 'string' || typeof content === 'number';
  return (
    <>
      {column.cardLabel && content !== '' && (
        <span
          className={`@min-[40rem]:hidden font-normal text-faint ${column.card === 'figure' ? 'block text-xs' : ''}`}
        >
          {column.cardLabel}{' '}
        </span>
      )}
      {column.title || isText ? (
        <span
          title={column.title?.(row)}
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
