import { importTemplates } from '@prahari/contract/imports';
import type { SheetKind } from '@prahari/domain/sheets/column-words';
import { Button } from '../../../base/Button/Button.tsx';
import { FileField } from '../../../base/FileField/FileField.tsx';
import { Link } from '../../../base/Link/Link.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { importDialogWords, type SayImportDialog } from './import-dialog-words.ts';
import type { ImportActions } from './import-state.ts';

export interface OpenStepProps extends Pick<ImportActions, 'onFile' | 'onPaste' | 'onBack'> {
  kind: SheetKind;
  isReading: boolean;
  /** The reason that the last file could not be read. */
  problem?: string | undefined;
  /** The sheet that was open before. */
  before?: string | undefined;
}

const what = (t: SayImportDialog): Record<SheetKind, string> => ({
  guards: t('guardsWhoAreKnown'),
  clients: t('rowForEachPost'),
});

/** It is read at once, so the field stays empty. */
const NONE: readonly File[] = [];

/** Takes a file or pasted cells. */
export function OpenStep(props: OpenStepProps) {
  const t = useWords(importDialogWords);
  const { kind, isReading, problem, before, onFile, onPaste, onBack } = props;
  return (
    <div className="grid gap-5">
      <p>
        <span>{t('yourOwnSheetWill')} </span>
        <span>{what(t)[kind]}</span>
        <span> {t('orFillIn')} </span>
        <Link
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${importTemplates[kind]}`)}`}
          download={`${kind}.csv`}
        >
          {t('template')}
        </Link>
        <span>.</span>
      </p>
      <FileField
        name="file"
        label={t('fileXlsxOrCsv')}
        // An .xls can be chosen, to be told what to do with it.
        accept=".xlsx,.xls,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        value={NONE}
        onChange={([file]) => file && onFile(file)}
      />
      <TextArea
        name="pasted"
        label={t('orPasteCellsOr')}
        hint={t('cellsCopiedFromSheet')}
        rows={3}
        value=""
        onChange={onPaste}
      />
      <p role="status" className="min-h-6">
        {isReading && <span>{t('reading')}</span>}
        {problem && <span className="font-medium text-danger">{problem}</span>}
      </p>
      {before !== undefined && (
        <Button onPress={onBack} className="justify-self-start">
          <span>{t('backToBefore', { before })}</span>
        </Button>
      )}
    </div>
  );
}
