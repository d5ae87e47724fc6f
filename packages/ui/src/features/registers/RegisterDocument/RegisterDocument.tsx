import { registerMessages } from '@prahari/contract/registers';
import type { RegisterDocument as Document } from '@prahari/contract/registers.schemas';
import { formatMonth } from '@prahari/domain/format';
import { isWideRegister } from '@prahari/domain/register-forms';
import { useWords } from '../../../base/words/useWords.ts';
import { RegisterSection } from './RegisterSection.tsx';
import { registerDocumentWords } from './register-document-words.ts';

export interface RegisterDocumentProps {
  document: Document;
}

/** A register as paper: the page prints what its PDF prints. */
export function RegisterDocument({ document }: RegisterDocumentProps) {
  const t = useWords(registerDocumentWords);
  const { company, sections, columns, signatures } = document;
  return (
    <article
      data-theme="light"
      aria-label={document.title}
      className={`wrap-anywhere grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded-md bg-raised p-5 text-ink text-sm shadow-1 sm:p-8 print:rounded-none print:p-0 ${isWideRegister(document) ? 'print-wide' : 'print-upright'}`}
    >
      <header className="grid gap-4 border-ink border-b-2 pb-4 sm:grid-cols-2 print:grid-cols-2">
        <div>
          <p className="font-semibold text-md">{company.name}</p>
          <address className="whitespace-pre-line text-muted not-italic">{company.address}</address>
          {company.psaraLicence && (
            <p className="text-muted">
              {t('psaraLicencePsaraLicence', { psaraLicence: company.psaraLicence })}
            </p>
          )}
        </div>
        <div className="sm:text-end print:text-end">
          <h1 className="text-xl">{[document.number, document.title].filter(Boolean).join(': ')}</h1>
          <p className="text-muted text-xs">{document.rules}</p>
          <p className="font-semibold">{formatMonth(document.month)}</p>
        </div>
      </header>
      {document.notes.map((note) => (
        <p key={note} className="text-muted">
          {note}
        </p>
      ))}
      {sections.map((section) => (
        <RegisterSection
          key={section.facts.map(({ text }) => text).join()}
          section={section}
          columns={columns}
          client={document.client}
          signatures={signatures}
        />
      ))}
      {sections.length === 0 && (
        <RegisterSection
          section={{ facts: [], rows: [] }}
          columns={columns}
          client={document.client}
          signatures={signatures}
          emptyText={registerMessages.empty}
        />
      )}
    </article>
  );
}
