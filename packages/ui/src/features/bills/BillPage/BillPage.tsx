import type { BillDocument as Document } from '@prahari/contract/bill-documents.schemas';
import { formatDay, formatRupees } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { Link } from '../../../base/Link/Link.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { BillDocument } from '../BillDocument/BillDocument.tsx';
import { BillStatus } from '../BillStatus/BillStatus.tsx';
import { billWords } from '../bill-words.ts';

export interface BillPageProps {
  document: Document;
  /** The PDF is being made. */
  downloading?: boolean;
  /** The list of the reader's bills. */
  backHref?: string | undefined;
  onDownload: () => void;
  onPrint: () => void;
}

/** A bill with its status and what one can do with it. */
export function BillPage({ document, downloading = false, backHref, onDownload, onPrint }: BillPageProps) {
  const t = useWords(billWords);
  const names = useDateNames();
  const { status, owed = 0, dueDate } = document;
  return (
    <div className="mx-auto grid w-full max-w-[54rem] gap-4">
      {backHref && (
        <p className="print:hidden">
          <Link href={backHref} tone="ink" className="inline-block touch:py-3">
            {t('allBills')}
          </Link>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {status && <BillStatus status={status} />}
          {owed > 0 && (
            <b className="font-semibold tabular-nums">{t('owedOf', { amount: formatRupees(owed) })}</b>
          )}
          {owed > 0 && dueDate && (
            <span className="text-muted">{t('byDay', { day: formatDay(dueDate, names) })}</span>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" pending={downloading} onPress={onDownload}>
            {t('downloadPdf')}
          </Button>
          <Button onPress={onPrint}>{t('print')}</Button>
        </div>
      </div>
      <BillDocument document={document} />
    </div>
  );
}
