import type { RecordRef } from '@prahari/contract/people';
import { useEffect, useState } from 'react';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { Tabs } from '../../../base/Tabs/Tabs.tsx';
import { accounts } from '../../../stores/accounts/accounts.ts';
import { auditLog } from '../../../stores/audit-log/audit-log.ts';
import { wasDialogOpen } from '../../../stores/forms/drafts.ts';
import { undeliveredMail } from '../../../stores/mail-outbox/mail-outbox.ts';
import { refreshOverview } from '../../../stores/overview/overview.ts';
import { recordLink } from '../people/person-links.ts';
import { useOverview } from '../today/useOverview.ts';
import { AccountsTab } from './AccountsTab.tsx';
import { AuditLogTab } from './AuditLogTab.tsx';
import { DATA_REQUEST_DIALOG, DataRequestsTab } from './DataRequestsTab.tsx';
import { MailOutboxTab } from './MailOutboxTab.tsx';

export interface RecordsProps {
  onClose: () => void;
}

/** Audit log, undelivered mail, data requests and accounts, above any tab of the admin dashboard. Open while mounted. */
export function Records({ onClose }: RecordsProps) {
  const [tab, setTab] = useState(() => (wasDialogOpen(DATA_REQUEST_DIALOG) ? 'data-requests' : 'activity'));
  const counts = useOverview();
  useEffect(() => {
    refreshOverview();
    return () => {
      for (const list of [auditLog, undeliveredMail, accounts]) list.reset();
    };
  }, []);
  const linkOf = (record: RecordRef) => recordLink(record, onClose);
  return (
    <Dialog title="Records" isOpen onClose={onClose}>
      <Tabs
        label="Records"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'activity', label: 'Activity', content: () => <AuditLogTab recordLink={linkOf} /> },
          {
            id: 'undelivered-mail',
            label: 'Undelivered mail',
            count: counts?.undeliveredMail.dead,
            content: () => <MailOutboxTab recordLink={linkOf} />,
          },
          {
            id: 'data-requests',
            label: 'Data requests',
            count: counts?.dataRequests,
            content: () => <DataRequestsTab recordLink={linkOf} />,
          },
          { id: 'accounts', label: 'Accounts', content: () => <AccountsTab recordLink={linkOf} /> },
        ]}
      />
    </Dialog>
  );
}
