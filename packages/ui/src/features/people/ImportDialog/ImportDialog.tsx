import type { ImportResult } from '@prahari/contract/imports.schemas';
import { formatCount } from '@prahari/domain/format';
import { type ChangeEvent, useId } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { Link } from '../../../base/Link/Link.tsx';

/** The state of the chosen file. */
export type ImportState =
  | { state: 'none' }
  | { state: 'checking' }
  | { state: 'unreadable'; problem: string }
  | { state: 'checked'; result: ImportResult }
  | { state: 'importing'; result: ImportResult };

export interface ImportDialogProps {
  /** `guards` or `clients`. */
  noun: string;
  /** A file to fill in. */
  template: string;
  /** The state of the import. */
  file: ImportState;
  /** Name of the chosen file; empty without one. */
  fileName: string;
  /** A file was chosen. */
  onChoose: (file: File) => void;
  /** Adds the rows of the file that was checked. */
  onImport: () => void;
  /** Cancel: the chosen file is forgotten. */
  onCancel: () => void;
  /** The close button, or Escape. */
  onClose: () => void;
}

/** Errors shown; more would not be read. */
const SHOWN = 100;

const rowCount = (rows: number): string => (rows === 1 ? '1 row' : `${formatCount(rows)} rows`);

function Result({ rows, errors }: ImportResult) {
  if (errors.length === 0)
    return <p className="font-medium text-success">{`${rowCount(rows)}, nothing is wrong.`}</p>;
  return (
    <>
      <p className="font-medium text-danger">
        {`${rowCount(rows)}, ${errors.length === 1 ? '1 mistake' : `${errors.length} mistakes`}. Nothing is imported until all are corrected.`}
      </p>
      <section
        aria-label="Mistakes"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="mt-3 max-h-72 overflow-auto border-line border-t"
      >
        <table className="w-full text-start text-sm">
          <thead>
            <tr className="text-muted text-xs">
              {['Line', 'Column', 'What is wrong'].map((name) => (
                <th key={name} scope="col" className="whitespace-nowrap py-1.5 pe-3 text-start font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {errors.slice(0, SHOWN).map(({ line, column, message }) => (
              <tr key={`${line} ${column} ${message}`} className="border-line border-t align-top">
                <td className="py-1.5 pe-3 tabular-nums">{line}</td>
                <td className="py-1.5 pe-3">{column}</td>
                <td className="py-1.5">{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {errors.length > SHOWN && <p className="mt-2 text-muted text-xs">The first {SHOWN} are shown.</p>}
    </>
  );
}

/** Imports a spreadsheet’s CSV file: it is checked first, and all rows are added or none. */
export function ImportDialog(props: ImportDialogProps) {
  const { noun, template, file, fileName, onChoose, onImport, onCancel, onClose } = props;
  const inputId = useId();
  const result = file.state === 'checked' || file.state === 'importing' ? file.result : undefined;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    if (!chosen) return;
    onChoose(chosen);
    // The same file can be chosen again after it was corrected.
    event.target.value = '';
  };
  return (
    <Dialog
      title={`Import ${noun}`}
      isOpen
      onClose={onClose}
      className="max-w-160"
      footer={
        <>
          <Button variant="plain" onPress={onCancel}>
            Cancel
          </Button>
          {result && result.errors.length === 0 && (
            <Button variant="primary" pending={file.state === 'importing'} onPress={onImport}>
              {`Import ${rowCount(result.rows)}`}
            </Button>
          )}
        </>
      }
    >
      <p>
        Fill in the{' '}
        <Link
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${template}`)}`}
          download={`${noun}.csv`}
        >
          template
        </Link>
        , or give your own columns its headings, and save it as CSV UTF-8.
      </p>
      <label htmlFor={inputId} className="mt-4 mb-1.5 block font-semibold text-muted text-xs">
        CSV file
      </label>
      <input
        id={inputId}
        type="file"
        accept=".csv,text/csv"
        onChange={choose}
        // The browser's "No file chosen" would contradict the name below, because the choice was cleared.
        className={`block min-h-target w-full content-center rounded-md border border-line-strong bg-sunken p-2 file:me-3 file:font-semibold file:text-ink ${fileName ? 'text-transparent' : ''}`}
      />
      <div role="status" className="mt-4 min-h-6">
        {fileName && <p className="wrap-anywhere text-muted text-xs">{fileName}</p>}
        {file.state === 'checking' && <p>Checking…</p>}
        {file.state === 'unreadable' && <p className="font-medium text-danger">{file.problem}</p>}
        {result && <Result {...result} />}
      </div>
    </Dialog>
  );
}
