import { importMessages, importTemplates } from '@prahari/contract/imports';
import type { ImportResult } from '@prahari/contract/imports.schemas';
import { useEffect, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import type { ImportState } from '../../../features/people/ImportDialog/ImportDialog.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { draftAbout } from '../../../stores/forms/drafts.ts';
import { checkImport, type ImportedList, readCsv, runImport } from '../../../stores/imports/imports.ts';
import { useRememberedDialog } from '../../useRememberedDialog.ts';

const ImportDialog = lazyPart(
  () => import('../../../features/people/ImportDialog/ImportDialog.tsx'),
  'ImportDialog',
);

interface ChosenFile {
  name: string;
  csv: string;
}

const stateOf = (result: ImportResult | null): ImportState =>
  result ? { state: 'checked', result } : { state: 'unreadable', problem: importMessages.failed };

function OpenImport({ list, onClose }: { list: ImportedList; onClose: () => void }) {
  const [draft] = useState(() => draftAbout<ChosenFile>('import', list));
  const [chosen, setChosen] = useState(() => draft.get());
  const [file, setFile] = useState<ImportState>({ state: chosen ? 'checking' : 'none' });
  // A file kept over a login is checked again, because people may have been added since.
  useEffect(() => {
    const kept = draft.get();
    if (kept) void checkImport(list, kept.csv).then((result) => setFile(stateOf(result)));
  }, [draft, list]);
  const choose = async (from: File) => {
    setFile({ state: 'checking' });
    const read = await readCsv(from);
    const next = { name: from.name, csv: 'csv' in read ? read.csv : '' };
    setChosen(next);
    draft.set(next.csv ? next : undefined);
    setFile('csv' in read ? stateOf(await checkImport(list, read.csv)) : { state: 'unreadable', ...read });
  };
  const add = async () => {
    if (file.state !== 'checked' || !chosen) return;
    setFile({ ...file, state: 'importing' });
    const result = await runImport(list, chosen.csv);
    if (result?.imported) {
      draft.set(undefined);
      onClose();
    } else setFile({ state: 'checked', result: result ?? file.result });
  };
  return (
    <ImportDialog
      noun={list}
      template={importTemplates[list]}
      file={file}
      fileName={chosen?.name ?? ''}
      onChoose={(from) => void choose(from)}
      onImport={() => void add()}
      onCancel={() => {
        draft.set(undefined);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** A button that opens the import of a CSV file. */
export function Import({ list }: { list: ImportedList }) {
  const [isOpen, setOpen] = useRememberedDialog(`import ${list}`, draftAbout('import', list));
  return (
    <>
      <Button variant="plain" onPress={() => setOpen(true)}>
        Import
      </Button>
      {isOpen && <OpenImport list={list} onClose={() => setOpen(false)} />}
    </>
  );
}
