import { useStore } from '@nanostores/react';
import {
  auditTopicLabels,
  auditTopics,
  type MailStatus,
  mailStatuses,
  mailStatusLabels,
} from '@prahari/contract';
import { useEffect, useState } from 'react';
import { Dialog } from '../../base/Dialog/Dialog.tsx';
import { Tabs } from '../../base/Tabs/Tabs.tsx';
import { AuditLog } from '../../features/audit-log/AuditLog/AuditLog.tsx';
import { UndeliveredMailList } from '../../features/mail-outbox/UndeliveredMailList/UndeliveredMailList.tsx';
import { accounts } from '../../stores/accounts.ts';
import {
  $retryingMails,
  activity,
  mailTotals,
  openRecords,
  retryMail,
  undeliveredMail,
} from '../../stores/records.ts';
import { Accounts } from './Accounts.tsx';
import { RecordList } from './RecordList.tsx';

const topics = [
  { value: '', label: 'All' },
  ...auditTopics.map((topic) => ({ value: topic, label: auditTopicLabels[topic] })),
];

function Activities() {
  return (
    <RecordList
      list={activity}
      what="activity"
      placeholder="Name, email or bill"
      filters={topics}
      nothing="No activity yet."
    >
      {(activities, busy) => <AuditLog activities={activities} busy={busy} />}
    </RecordList>
  );
}

function Mails() {
  const retrying = useStore($retryingMails, { ssr: 'initial' });
  const totals = useStore(mailTotals.$totals, { ssr: 'initial' });
  const counted = useStore(mailTotals.$counted, { ssr: 'initial' });
  const option = (status: MailStatus) => ({
    value: status,
    label: mailStatusLabels[status],
    count: counted ? totals.get(status) : undefined,
  });
  return (
    <RecordList
      list={undeliveredMail}
      what="undelivered mail"
      placeholder="Address or subject"
      filters={[{ value: '', label: 'All' }, ...mailStatuses.map(option)]}
      nothing="All mail has arrived."
    >
      {(mails, busy) => (
        <UndeliveredMailList
          mails={mails}
          pending={retrying}
          busy={busy}
          onRetry={({ _id }) => void retryMail(_id)}
        />
      )}
    </RecordList>
  );
}

export interface RecordsProps {
  onClose: () => void;
}

/** What the office can look up above any tab: who did what, mail that did not arrive, and whose account works. Open as long as it is there. */
export function Records({ onClose }: RecordsProps) {
  const [tab, setTab] = useState('activity');
  const dead = useStore(mailTotals.$totals, { ssr: 'initial' }).get('dead');
  useEffect(() => {
    accounts.reset();
    void openRecords();
  }, []);
  return (
    <Dialog title="Records" isOpen onClose={onClose}>
      <Tabs
        label="Records"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'activity', label: 'Activity', content: () => <Activities /> },
          { id: 'undelivered-mail', label: 'Undelivered mail', count: dead, content: () => <Mails /> },
          { id: 'accounts', label: 'Accounts', content: () => <Accounts /> },
        ]}
      />
    </Dialog>
  );
}
