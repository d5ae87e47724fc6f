import { cellKey } from '@prahari/domain/sheets/sheet-draft';
import { useWords } from '../../../base/words/useWords.ts';
import { importDialogWords } from './import-dialog-words.ts';
import type { MendItem } from './mend-items.ts';

export interface SheetCellProps {
  /** The problem at the cell; with an empty `text` there is none. */
  item: MendItem & { row: number; column: number };
  /** The cell's content. */
  text: string;
  /** The column is imported. */
  isUsed: boolean;
  /** The form that mends it is open. */
  isOpen: boolean;
  /** Tab reaches this cell; arrow keys reach the others. */
  isTabStop: boolean;
  onFocus: () => void;
  onOpen: (item: MendItem) => void;
}

const tdStyle = ({ text, isQuestion }: MendItem): string => {
  if (text === '') return '';
  return `shadow-[inset_0_0_0_2px] ${isQuestion ? 'bg-warning-soft shadow-warning' : 'bg-danger-soft shadow-danger'}`;
};

/** A cell of a sheet: a button that opens it to be mended, with its problem below its text. */
export function SheetCell({ item, text, isUsed, isOpen, isTabStop, onFocus, onOpen }: SheetCellProps) {
  const t = useWords(importDialogWords);
  return (
    <td
      className={`border-line border-e border-b p-0 align-top ${isUsed ? '' : 'text-faint'} ${tdStyle(item)}`}
    >
      <button
        type="button"
        data-cell={cellKey(item.row, item.column)}
        tabIndex={isTabStop ? 0 : -1}
        aria-expanded={isOpen}
        {...(text === '' && item.text === '' ? { 'aria-label': t('emptyPlace', { place: item.place }) } : {})}
        onFocus={onFocus}
        onClick={() => onOpen(item)}
        className="-outline-offset-2 block w-full px-2 py-1 text-start hover:bg-sunken touch:min-h-target"
      >
        <span className={item.text === '' ? 'block max-w-64 truncate' : 'block'}>{text || '\u00a0'}</span>
        {item.text !== '' && (
          <span className={`block font-semibold text-xs ${item.isQuestion ? 'text-warning' : 'text-danger'}`}>
            {item.text}
          </span>
        )}
      </button>
    </td>
  );
}
