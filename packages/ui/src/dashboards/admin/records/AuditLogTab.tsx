import { auditTopicLabels, auditTopics } from '@prahari/contract/audit-log';
import type { AuditEntry } from '@prahari/contract/audit-log.schemas';
import { useState } from 'react';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { AuditLog } from '../../../features/audit-log/AuditLog/AuditLog.tsx';
import { RemoveImportDialog } from '../../../features/audit-log/RemoveImportDialog/RemoveImportDialog.tsx';
import { auditLog } from '../../../stores/audit-log/audit-log.ts';
import { restoreBill } from '../../../stores/bills/bills.ts';
import { removeImport } from '../../../stores/imports/imports.ts';
import { DialogList } from './DialogList.tsx';
import type { RecordsTabProps } from './records-tab-props.ts';

const filters = [
  { value: '', label: 'All' },
  ...auditTopics.map((topic) => ({ value: topic, label: auditTopicLabels[topic] })),
];

const restore = (billId: string) => void restoreBill(billId).then(() => auditLog.refresh());
const remove = (importId = '') => void removeImport(importId).then(() => auditLog.refresh());

export function AuditLogTab({ recordLink }: RecordsTabProps) {
  const [removing, setRemoving] = useState<AuditEntry>();
  return (
    <>
      <DialogList
        list={auditLog}
        nouns={['activity', 'activity']}
        placeholder="Name, email or bill"
        filters={filters}
        emptyState={<EmptyState scene="accountBook" title="No activity yet" />}
      >
        {(rows, { busy = false }) => (
          <AuditLog
            entries={rows}
            busy={busy}
            onRestoreBill={restore}
            onRemoveImport={setRemoving}
            recordLink={recordLink}
          />
        )}
      </DialogList>
      {removing && (
        <RemoveImportDialog
          entry={removing}
          onConfirm={() => {
            setRemoving(undefined);
            remove(removing.about.importId);
          }}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </>
  );
}
