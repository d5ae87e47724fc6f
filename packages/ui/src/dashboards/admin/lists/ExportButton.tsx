import { useStore } from '@nanostores/react';
import { type ExportedList, exportFormatLabels } from '@prahari/contract/exports';
import { Menu } from '../../../base/Menu/Menu.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { $exporting, type ExportQuery, exportList } from '../../../stores/exports/exports.ts';
import { listsWords } from './lists-words.ts';

export interface ExportButtonProps {
  list: ExportedList;
  /** The query of the list. */
  query: ExportQuery;
}

const actions = (['xlsx', 'csv'] as const).map((id) => ({ id, label: exportFormatLabels[id] }));

/** Saves all rows of a list, filtered and sorted as it is shown, as a workbook or a CSV file. */
export function ExportButton({ list, query }: ExportButtonProps) {
  const t = useWords(listsWords);
  const exporting = useStore($exporting, { ssr: 'initial' });
  return (
    <Menu
      label={t('export')}
      variant="plain"
      actions={actions}
      pending={exporting === list}
      onAction={(format) => void exportList(list, format, query)}
    />
  );
}
