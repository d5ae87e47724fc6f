import { auditSentence } from '@prahari/contract/audit-log';
import type { AuditEntry } from '@prahari/contract/audit-log.schemas';
import type { PersonTimeline } from '@prahari/contract/guards.schemas';
import type { RecordRef } from '@prahari/contract/people';
import { formatInstant } from '@prahari/domain/format';
import { Button } from '../../base/Button/Button.tsx';
import { type LinkTarget, RowLink } from '../../base/Table/RowLink.tsx';
import { RecordSection } from './RecordSection.tsx';

export interface PersonHistoryProps {
  timeline: PersonTimeline;
  /** The record that another name leads to; undefined for a name that leads nowhere. */
  linkOf: (record: RecordRef) => LinkTarget | undefined;
  /** Loads the longer timeline. */
  onShowMore: () => void;
}

function Sentence({ entry, linkOf }: { entry: AuditEntry } & Pick<PersonHistoryProps, 'linkOf'>) {
  let at = 0;
  return auditSentence(entry).map(({ text, named }) => {
    const record = named && entry.records?.[named];
    const link = record && linkOf(record);
    at += text.length;
    return link ? (
      <RowLink key={at} {...link} inSentence>
        {text}
      </RowLink>
    ) : (
      text
    );
  });
}

/** What happened with a person, newest first. */
export const PersonHistory = ({ timeline: { entries, hasMore }, linkOf, onShowMore }: PersonHistoryProps) => (
  <RecordSection title="History">
    {entries.length === 0 && <p className="text-muted text-sm">Nothing yet.</p>}
    <ul className="mt-1.5 text-sm">
      {entries.map((entry) => (
        <li key={entry._id} className="grid gap-x-3 py-1.5 @min-[34rem]:grid-cols-[9.5rem_minmax(0,1fr)]">
          <time dateTime={entry.createdAt} className="text-muted text-xs tabular-nums leading-6">
            {formatInstant(entry.createdAt)}
          </time>
          <span className="wrap-anywhere">
            <Sentence entry={entry} linkOf={linkOf} />
          </span>
        </li>
      ))}
    </ul>
    {hasMore && (
      <Button size="small" className="mt-2 touch:min-h-target" onPress={onShowMore}>
        Show earlier
      </Button>
    )}
  </RecordSection>
);
