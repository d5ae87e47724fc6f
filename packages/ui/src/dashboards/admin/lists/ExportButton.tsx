import { useStore } from '@nanostores/react';
import type { ExportedList } from '@prahari/contract/exports';
import { Button } from '../../../base/Button/Button.tsx';
import { $exporting, type ExportQuery, exportList } from '../../../stores/exports/exports.ts';

export interface ExportButtonProps {
  list: ExportedList;
  /** The query of the list. */
  query: ExportQuery;
}

/** Saves all rows of a list, filtered and sorted as it is shown, as a CSV file. */
export function ExportButton({ list, query }: ExportButtonProps) {
  const exporting = useStore($exporting, { ssr: 'initial' });
  return (
    <Button variant="plain" pending={exporting === list} onPress={() => void exportList(list, query)}>
      Export
    </Button>
  );
}
