import { importColumns } from '@prahari/contract/imports';
import type { SheetKind } from '@prahari/domain/sheets/column-words';
import { columnLetters } from '@prahari/domain/sheets/find-table';
import type { SheetView } from '@prahari/domain/sheets/sheet-draft';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { importDialogWords } from './import-dialog-words.ts';

interface ColumnChoicesProps {
  kind: SheetKind;
  view: SheetView;
  /** A field was chosen for a column; `''` for none. */
  onColumn: (column: number, field: string) => void;
}

/** The field of each column, for a screen that is too narrow for the sheet. */
export function ColumnChoices({ kind, view, onColumn }: ColumnChoicesProps) {
  const t = useWords(importDialogWords);
  const options = Object.entries(importColumns[kind]).map(([value, label]) => ({ value, label }));
  return (
    <details open={!view.fields.some(Boolean)} className="text-sm">
      <summary className="cursor-pointer py-1 font-semibold text-muted text-xs">{t('columns')}</summary>
      <div className="grid gap-3 py-2">
        {view.table.headings.map((heading, column) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={column}
            name={`column-${column}`}
            label={t('columnWithHeading', {
              columnLetters: columnLetters(column),
              heading: heading ? `, ${heading}` : '',
            })}
            placeholder={t('notUsed')}
            options={options}
            value={view.fields[column] ?? ''}
            onChange={(field) => onColumn(column, field)}
          />
        ))}
      </div>
    </details>
  );
}
