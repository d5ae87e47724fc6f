import { type ChangeEvent, useId } from 'react';

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

/** Takes the file of a bank account, or another one. */
export function BankFile({
  label = 'Bank statement (.csv or .xlsx)',
  accept = STATEMENTS,
  isReading,
  problem,
  onFile,
}: BankFileProps) {
  const inputId = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    if (chosen) onFile(chosen);
    // The same file can be chosen again after it was corrected.
    event.target.value = '';
  };
  return (
    <div className="my-4 rounded-md border border-line-strong border-dashed bg-sunken p-4 has-focus-visible:border-focus">
      <label htmlFor={inputId} className="mb-1.5 block font-semibold text-muted text-xs">
        {label}
      </label>
      <input
        id={inputId}
        type="file"
        accept={accept}
        onChange={choose}
        className="block min-h-target w-full content-center file:me-3 file:font-semibold file:text-ink"
      />
      <p role="status" className="min-h-6 text-sm">
        {isReading && <span>Reading…</span>}
        {problem && <span className="font-medium text-danger">{problem}</span>}
      </p>
    </div>
  );
}
