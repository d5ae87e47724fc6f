import { documentFacts } from '@prahari/contract/bill-documents';
import type { BillDocument as Document } from '@prahari/contract/bill-documents.schemas';
import { Grid } from '../../../base/Grid/Grid.tsx';
import { QrCode } from '../../../base/QrCode/QrCode.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { billWords } from '../bill-words.ts';
import { BillLines } from './BillLines.tsx';
import { HowToPay } from './HowToPay.tsx';

export interface BillDocumentProps {
  document: Document;
}

const known = (texts: readonly string[]): string => texts.filter(Boolean).join(', ');

const Label = ({ children }: { children: string }) => (
  <h2 className="mb-1 font-semibold text-muted text-xs">{children}</h2>
);

/**
 * A bill or credit note as paper: the page prints what its PDF prints, with labels in the reader's
 * language. What the law words stays English.
 */
export function BillDocument({ document }: BillDocumentProps) {
  const t = useWords(billWords);
  const say = useTexts();
  const names = useDateNames();
  const { supplier, recipient, registration } = document;
  return (
    <article
      data-theme="light"
      aria-label={`${say(document.title)} ${document.number}`}
      className="wrap-anywhere grid gap-6 rounded-md bg-raised p-5 text-ink text-sm shadow-1 sm:p-10 print:rounded-none print:p-0"
    >
      <header className="grid gap-4 border-ink border-b-2 pb-5 sm:grid-cols-[1fr_auto]">
        <div>
          <p className="font-semibold text-md">{supplier.name}</p>
          <address className="whitespace-pre-line text-muted not-italic">{supplier.address}</address>
          <p className="text-muted">
            {known([
              supplier.gstin && `GSTIN ${supplier.gstin}`,
              supplier.pan && `PAN ${supplier.pan}`,
              supplier.psaraLicence && `PSARA licence ${supplier.psaraLicence}`,
            ])}
          </p>
        </div>
        <div className="sm:text-end">
          <h1 className="text-xl">{say(document.title)}</h1>
          <p className="font-semibold tabular-nums">{document.number}</p>
        </div>
      </header>
      <Grid as="section" columns={{ sm: 2 }} gap={6}>
        <div>
          <Label>{t(document.kind === 'bill' ? 'billTo' : 'creditedTo')}</Label>
          <p className="font-semibold">{recipient.name}</p>
          <address className="whitespace-pre-line not-italic">{recipient.address}</address>
          {recipient.gstin && <p className="tabular-nums">GSTIN {recipient.gstin}</p>}
        </div>
        <dl className="grid content-start gap-1">
          {documentFacts(document, names, (bill) => t('originalOf', bill)).map(([label, text]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="shrink-0 text-muted">{say(label)}</dt>
              <dd className="text-end tabular-nums">{say(text)}</dd>
            </div>
          ))}
        </dl>
      </Grid>
      <BillLines document={document} />
      {document.kind === 'bill' && <HowToPay document={document} />}
      {registration && (
        <Grid as="section" columns={{ sm: 2 }}>
          <div>
            <Label>{t('eInvoice')}</Label>
            <p>IRN {registration.irn}</p>
            <p>{t('ackOf', { number: registration.ackNumber, date: registration.ackDate })}</p>
          </div>
          {registration.qr && <QrCode text={registration.qr} label={t('signedCode')} />}
        </Grid>
      )}
      <footer lang="en-IN" className="grid gap-1 border-line border-t pt-4 text-muted text-xs">
        {document.terms.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>{document.footnote}</p>
      </footer>
    </article>
  );
}
