import { importTemplates } from '@prahari/contract/imports';
import type { SheetKind } from '@prahari/domain/sheets/column-words';
import { Button } from '../../../base/Button/Button.tsx';
import { FileField } from '../../../base/FileField/FileField.tsx';
import { Link } from '../../../base/Link/Link.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import type { ImportActions } from './import-state.ts';

export interface OpenStepProps extends Pick<ImportActions, 'onFile' | 'onPaste' | 'onBack'> {
  kind: SheetKind;
  isReading: boolean;
  /** The reason that the last file could not be read. */
  problem?: string | undefined;
  /** The sheet that was open before. */
  before?: string | undefined;
}

const what: Record<SheetKind, string> = {
  guards: 'Guards who are known already, by phone or by name and city, are updated.',
  clients: 'A row for each post. Rows of one client, by phone or by name and city, become its posts.',
};

/** It is read at once, so the field stays empty. */
const NONE: readonly File[] = [];

/** Takes a file or pasted cells. */
export function OpenStep(props: OpenStepProps) {
  const { kind, isReading, problem, before, onFile, onPaste, onBack } = props;
  return (
    <div className="grid gap-5">
      <p>
        <span>Your own sheet will do: its headings are recognised. </span>
        <span>{what[kind]}</span>
        <span> Or fill in the </span>
        <Link
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${importTemplates[kind]}`)}`}
          download={`${kind}.csv`}
        >
          template
        </Link>
        <span>.</span>
      </p>
      <FileField
        name="file"
        label="File (.xlsx or .csv)"
        // An .xls can be chosen, to be told what to do with it.
        accept=".xlsx,.xls,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        value={NONE}
        onChange={([file]) => file && onFile(file)}
      />
      <TextArea
        name="pasted"
        label="Or paste cells or lines"
        hint="Cells copied from a sheet, or names and phone numbers from a chat"
        rows={3}
        value=""
        onChange={onPaste}
      />
      <p role="status" className="min-h-6">
        {isReading && <span>Reading…</span>}
        {problem && <span className="font-medium text-danger">{problem}</span>}
      </p>
      {before !== undefined && (
        <Button onPress={onBack} className="justify-self-start">
          <span>{`Back to ${before}`}</span>
        </Button>
      )}
    </div>
  );
}
