import { formatCount } from '@prahari/domain/format';
import { columnLetters } from '@prahari/domain/sheets/find-table';
import { Button } from '../../../base/Button/Button.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { importDialogWords, type SayImportDialog } from './import-dialog-words.ts';
import type { ImportActions, OpenSheet } from './import-state.ts';

interface SkippedRowsProps extends Pick<ImportActions, 'onDraft'> {
  sheet: OpenSheet;
}

interface Line {
  id: string;
  text: string;
  /** The label and the effect of the button. */
  action?: { label: string; change: Parameters<ImportActions['onDraft']>[0] };
}

function linesOf({ draft, view: { table, fields, rows } }: OpenSheet, t: SayImportDialog): Line[] {
  const skipped = table.skipped.map(({ row, why, text }): Line => {
    const line = {
      id: `skipped ${row}`,
      text: t('skippedRow', { row, why, cells: text ? ` (${text})` : '' }),
    };
    if (why === 'empty' || why === 'title' || why === 'headings again') return line;
    return { ...line, action: { label: t('useRow', { row }), change: { used: [...draft.used, row] } } };
  });
  const leftOut = rows
    .filter(({ row }) => draft.leftOut.includes(row))
    .map(({ row, cells }): Line => {
      const name = cells[fields.indexOf('name')];
      return {
        id: `left out ${row}`,
        text: t('leftOutRow', { row, name: name ? `: ${name}` : '' }),
        action: {
          label: t('useRow', { row }),
          change: { leftOut: draft.leftOut.filter((each) => each !== row) },
        },
      };
    });
  const columns = table.headings.flatMap((heading, column): Line[] => {
    if (fields[column]) return [];
    const letters = columnLetters(column);
    const why = table.emptyColumns.includes(letters) ? t('empty') : t('notUsed');
    return [
      {
        id: `column ${letters}`,
        text: t('skippedColumn', { letters, why, heading: heading ? ` (${heading})` : '' }),
      },
    ];
  });
  return [...skipped, ...leftOut, ...columns];
}

/** Lines shown before the rest is folded away. */
const OPEN = 6;

/** Names each row and column that is not imported, and takes rows back in. */
export function SkippedRows({ sheet, onDraft }: SkippedRowsProps) {
  const t = useWords(importDialogWords);
  const lines = linesOf(sheet, t);
  if (lines.length === 0) return null;
  return (
    <details open={lines.length <= OPEN} className="text-muted text-xs">
      <summary className="cursor-pointer py-1 font-semibold">
        <span>{t('linesNotImported', { lines: lines.length, count: formatCount(lines.length) })}</span>
      </summary>
      <ul className="max-h-48 overflow-auto">
        {lines.map(({ id, text, action }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-line border-t py-1">
            <span className="min-w-0 wrap-anywhere">{text}</span>
            {action && (
              <Button variant="plain" size="small" onPress={() => onDraft(action.change)}>
                <span>{action.label}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
