import { describeAuditEntry, formatInstant, type PersonTimeline } from '@prahari/contract';
import { Button } from '../../base/Button/Button.tsx';
import { RecordSection } from './RecordSection.tsx';

export interface PersonHistoryProps {
  timeline: PersonTimeline;
  /** Loads the longer timeline. */
  onShowMore: () => void;
}

/** What happened with a person, newest first. */
export const PersonHistory = ({ timeline: { entries, hasMore }, onShowMore }: PersonHistoryProps) => (
  <RecordSection title="History">
    {entries.length === 0 && <p className="text-muted text-sm">Nothing yet.</p>}
    <ul className="mt-1.5 text-sm">
      {entries.map((entry) => (
        <li key={entry._id} className="grid gap-x-3 py-1.5 @min-[34rem]:grid-cols-[9.5rem_minmax(0,1fr)]">
          <time dateTime={entry.createdAt} className="text-muted text-xs tabular-nums leading-6">
            {formatInstant(entry.createdAt)}
          </time>
          <span className="wrap-anywhere">{describeAuditEntry(entry)}</span>
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
