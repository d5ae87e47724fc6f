import { auditTopicLabels, auditTopics } from '@prahari/contract';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { AuditLog } from '../../../features/audit-log/AuditLog/AuditLog.tsx';
import { auditLog } from '../../../stores/audit-log.ts';
import { restoreBill } from '../../../stores/bills.ts';
import { DialogList } from './DialogList.tsx';

const filters = [
  { value: '', label: 'All' },
  ...auditTopics.map((topic) => ({ value: topic, label: auditTopicLabels[topic] })),
];

const restore = (billId: string) => void restoreBill(billId).then(() => auditLog.refresh());

export const AuditLogTab = () => (
  <DialogList
    list={auditLog}
    nouns={['activity', 'activity']}
    placeholder="Name, email or bill"
    filters={filters}
    emptyState={<EmptyState scene="accountBook" title="No activity yet" />}
  >
    {(rows, { busy = false }) => <AuditLog entries={rows} busy={busy} onRestoreBill={restore} />}
  </DialogList>
);
