import { auditSentence } from '@prahari/contract/audit-log';
import type { AuditEntry } from '@prahari/contract/audit-log.schemas';
import type { RecordRef } from '@prahari/contract/people';
import { dayInIndia } from '@prahari/domain/days';
import { formatDayWithWeekday, formatInstant } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { auditLogWords, type SayAuditLog } from './audit-log-words.ts';

export interface AuditLogProps {
  /** Newest first. */
  entries: readonly AuditEntry[];
  /** A new page is loading; these entries stay visible. */
  busy?: boolean | undefined;
  /** Offers Restore beside an entry whose bill is still deleted. */
  onRestoreBill?: ((billId: string) => void) | undefined;
  /** Offers Remove beside an entry of an import that is not removed; ask for confirmation. */
  onRemoveImport?: ((entry: AuditEntry) => void) | undefined;
  /** The record that a name leads to. */
  recordLink?: ((record: RecordRef) => LinkTarget) | undefined;
}

interface Day {
  day: string;
  title: string;
  entries: AuditEntry[];
}

/** Groups entries by day in India, in their order. */
function byDay(entries: readonly AuditEntry[], t: SayAuditLog): Day[] {
  const days: Day[] = [];
  for (const entry of entries) {
    const at = new Date(entry.createdAt);
    const day = Number.isNaN(at.getTime()) ? '' : dayInIndia(at.toISOString());
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, title: day ? formatDayWithWeekday(at) : t('dateUnknown'), entries: [entry] });
  }
  return days;
}

/** `14:05`, India time. */
const timeOf = ({ createdAt }: AuditEntry): string => formatInstant(createdAt).split(', ')[1] ?? '';

function RestoreButton({
  entry: { about },
  onRestoreBill,
}: { entry: AuditEntry } & Pick<AuditLogProps, 'onRestoreBill'>) {
  const t = useWords(auditLogWords);
  const { deletedBillId, billNumber = '' } = about;
  if (!deletedBillId || !onRestoreBill) return null;
  return (
    <Button
      size="small"
      variant="plain"
      aria-label={t('restoreBillNumber', { billNumber })}
      onPress={() => onRestoreBill(deletedBillId)}
    >
      {t('restore')}
    </Button>
  );
}

function RemoveImportButton({
  entry,
  onRemoveImport,
}: { entry: AuditEntry } & Pick<AuditLogProps, 'onRemoveImport'>) {
  const t = useWords(auditLogWords);
  if (!entry.about.importId || !onRemoveImport) return null;
  return (
    <Button
      size="small"
      variant="plain"
      aria-label={t('removeImport', { rows: entry.about.rows ?? 0 })}
      onPress={() => onRemoveImport(entry)}
    >
      {t('remove')}
    </Button>
  );
}

/** The sentence of an entry; the names of guards and clients lead to their records. */
function Sentence({ entry, recordLink }: { entry: AuditEntry } & Pick<AuditLogProps, 'recordLink'>) {
  let at = 0;
  return auditSentence(entry).map(({ text, named }) => {
    const record = named && entry.records?.[named];
    at += text.length;
    return record && recordLink ? (
      <RowLink key={at} {...recordLink(record)} inSentence>
        {text}
      </RowLink>
    ) : (
      text
    );
  });
}

/** Audit entries as sentences, grouped by day. */
export function AuditLog({
  entries,
  busy = false,
  onRestoreBill,
  onRemoveImport,
  recordLink,
}: AuditLogProps) {
  const t = useWords(auditLogWords);
  return (
    <div aria-busy={busy} className="grid gap-5">
      {byDay(entries, t).map(({ day, title, entries: ofDay }) => (
        <section key={day}>
          <h3 className="border-line border-b pb-1.5 font-semibold text-muted text-xs">{title}</h3>
          <ol aria-label={title}>
            {ofDay.map((entry) => (
              <li
                key={entry._id}
                className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-baseline gap-x-2 border-line border-b py-2 text-sm"
              >
                <time dateTime={entry.createdAt} className="text-faint text-xs tabular-nums">
                  {timeOf(entry)}
                </time>
                <p className="wrap-anywhere">
                  <Sentence entry={entry} recordLink={recordLink} />
                </p>
                <RestoreButton entry={entry} onRestoreBill={onRestoreBill} />
                <RemoveImportButton entry={entry} onRemoveImport={onRemoveImport} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
