import type { RegisterDocument } from '@prahari/contract/registers.schemas';
import { useWords } from '../../../base/words/useWords.ts';
import { registerDocumentWords } from './register-document-words.ts';

type Column = RegisterDocument['columns'][number];

export interface RegisterSectionProps {
  section: RegisterDocument['sections'][number];
  columns: readonly Column[];
  /** Named where the section's own facts don't name it; empty for all clients. */
  client: string;
  signatures: readonly string[];
  emptyText?: string;
}

const alignments: Partial<Record<Column['kind'], string>> = {
  // Days have one width, however long a name is.
  mark: 'w-[2.2%] px-0.5 text-center',
  number: 'px-1 text-end tabular-nums',
  day: 'whitespace-nowrap px-1 tabular-nums',
  time: 'whitespace-nowrap px-1 tabular-nums',
};
const cell = ({ kind }: Column): string =>
  `border border-line-strong py-1 align-top ${alignments[kind] ?? 'px-1'}`;

const withKeys = <T,>(values: readonly T[]) => values.map((value, key) => ({ value, key }));

/** The table of an establishment with its head and the lines to sign. On paper each begins a page. */
export function RegisterSection({ section, columns, client, signatures, emptyText }: RegisterSectionProps) {
  const t = useWords(registerDocumentWords);
  const facts = section.facts.length > 0 ? section.facts : [{ label: t('client'), text: client }];
  return (
    <section className="register-section grid grid-cols-[minmax(0,1fr)] gap-3">
      <dl>
        {facts
          .filter(({ text }) => text)
          .map(({ label, text }) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold">{text}</dd>
            </div>
          ))}
      </dl>
      <section
        className="overflow-x-auto"
        aria-label={facts.map(({ text }) => text).join(', ') || t('table')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
      >
        <table className="wrap-normal w-full border-collapse text-xs">
          <thead>
            <tr>
              {withKeys(columns).map(({ value, key }) => (
                <th key={key} scope="col" className={`${cell(value)} text-start font-semibold`}>
                  {value.heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {withKeys(section.rows).map(({ value: row, key }) => (
              <tr key={key}>
                {withKeys(columns).map(({ value, key: at }) => (
                  <td key={at} className={cell(value)}>
                    {row[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {emptyText && <p className="text-muted">{emptyText}</p>}
      <div className="mt-10 flex flex-wrap gap-x-10 gap-y-8 print:break-inside-avoid">
        {signatures.map((who) => (
          <p key={who} className="flex-1 basis-52 border-ink border-t pt-1 text-muted text-xs">
            {t('nameSignatureDate', { who })}
          </p>
        ))}
      </div>
    </section>
  );
}
