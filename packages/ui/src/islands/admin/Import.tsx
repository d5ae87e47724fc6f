import { importTemplates } from '@prahari/contract';
import { Suspense, useState } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import type { ImportState } from '../../features/people/ImportDialog/ImportDialog.tsx';
import { checkImport, type ImportedList, readCsv, runImport } from '../../stores/imports.ts';
import { lazyWithRetry } from '../lazyWithRetry.ts';

const ImportDialog = lazyWithRetry(() =>
  import('../../features/people/ImportDialog/ImportDialog.tsx').then((module) => module.ImportDialog),
);

function OpenImport({ list, onClose }: { list: ImportedList; onClose: () => void }) {
  const [file, setFile] = useState<ImportState>({ state: 'none' });
  const [csv, setCsv] = useState('');
  const choose = async (chosen: File) => {
    setFile({ state: 'checking' });
    const text = await readCsv(chosen);
    const result = text === null ? null : await checkImport(list, text);
    setCsv(text ?? '');
    setFile(result ? { state: 'checked', result } : { state: 'unreadable' });
  };
  const add = async () => {
    if (file.state !== 'checked') return;
    setFile({ ...file, state: 'importing' });
    const result = await runImport(list, csv);
    if (result?.imported) onClose();
    else setFile({ state: 'checked', result: result ?? file.result });
  };
  return (
    <ImportDialog
      noun={list}
      template={importTemplates[list]}
      file={file}
      onChoose={(chosen) => void choose(chosen)}
      onImport={() => void add()}
      onClose={onClose}
    />
  );
}

/** A button that opens the import of a CSV file. */
export function Import({ list }: { list: ImportedList }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="plain" onPress={() => setOpen(true)}>
        Import
      </Button>
      {isOpen && (
        <Suspense>
          <OpenImport list={list} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
