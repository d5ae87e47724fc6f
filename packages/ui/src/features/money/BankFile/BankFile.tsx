import { FileField } from '../../../base/FileField/FileField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { bankFileWords } from './bank-file-words.ts';

export interface BankFileProps {
  /** Names the file. By default a bank statement. */
  label?: string;
  /** Endings and types of files to offer. */
  accept?: string;
  isReading: boolean;
  /** Why the last file could not be read. */
  problem?: string | undefined;
  onFile: (file: File) => void;
}

const STATEMENTS =
  '.csv,.xlsx,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** It is read at once, and the same file can be chosen again after it was corrected. */
const NONE: readonly File[] = [];

/** Takes the file of a bank account, or another one. */
export function BankFile({ label, accept = STATEMENTS, isReading, problem, onFile }: BankFileProps) {
  const t = useWords(bankFileWords);
  return (
    <div className="my-4 max-w-2xl">
      <FileField
        label={label ?? t('bankStatementCsvOr')}
        name="file"
        accept={accept}
        value={NONE}
        onChange={([file]) => file && onFile(file)}
        error={problem}
      >
        <p role="status" className="text-sm">
          {isReading && <span>{t('reading')}</span>}
        </p>
      </FileField>
    </div>
  );
}
