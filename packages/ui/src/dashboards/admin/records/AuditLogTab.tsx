import { auditTopicLabels, auditTopics } from '@prahari/contract/audit-log';
import type { AuditEntry } from '@prahari/contract/audit-log.schemas';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { AuditLog } from '../../../features/audit-log/AuditLog/AuditLog.tsx';
import { removeImportQuestion } from '../../../features/audit-log/remove-import-question.ts';
import { auditLog } from '../../../stores/audit-log/audit-log.ts';
import { restoreBill } from '../../../stores/bills/bills.ts';
import { removeImport } from '../../../stores/imports/imports.ts';
import { confirmThen } from '../confirm/Confirm.tsx';
import { filtersOf } from '../lists/filters.ts';
import { DialogList } from './DialogList.tsx';
import type { RecordsTabProps } from './records-tab-props.ts';

const filters = filtersOf(auditTopics, auditTopicLabels);

const restore = (billId: string) => void restoreBill(billId).then(() => auditLog.refresh());
const remove = (entry: AuditEntry) =>
  confirmThen(removeImportQuestion(entry), async () => {
    await removeImport(entry.about.importId ?? '');
    await auditLog.refresh();
  });

export const AuditLogTab = ({ recordLink }: RecordsTabProps) => (
  <DialogList
    list={auditLog}
    nouns={['activity', 'activity']}
    placeholder="Name, email or bill"
    filters={filters}
    hasDay
    emptyState={<EmptyState scene="accountBook" title="No activity yet" />}
  >
    {(rows, { busy = false }) => (
      <AuditLog
        entries={rows}
        busy={busy}
        onRestoreBill={restore}
        onRemoveImport={remove}
        recordLink={recordLink}
      />
    )}
  </DialogList>
);
