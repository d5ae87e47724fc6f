import { useStore } from '@nanostores/react';
import { mailStatuses, mailStatusLabels } from '@prahari/contract';
import { UndeliveredMailList } from '../../features/mail-outbox/UndeliveredMailList/UndeliveredMailList.tsx';
import { $retryingMails, mailTotals, retryMail, undeliveredMail } from '../../stores/mail-outbox.ts';
import { DialogList } from './DialogList.tsx';

export function MailOutboxTab() {
  const retrying = useStore($retryingMails, { ssr: 'initial' });
  const totals = useStore(mailTotals.$totals, { ssr: 'initial' });
  const filters = mailStatuses.map((status) => ({
    value: status,
    label: mailStatusLabels[status],
    count: totals.get(status),
  }));
  return (
    <DialogList
      list={undeliveredMail}
      of={['undelivered mail', 'undelivered mail']}
      placeholder="Address or subject"
      filters={[{ value: '', label: 'All' }, ...filters]}
      nothing="All mail has arrived."
    >
      {(rows, { busy = false }) => (
        <UndeliveredMailList
          mails={rows}
          pending={retrying}
          busy={busy}
          onRetry={({ _id }) => void retryMail(_id)}
        />
      )}
    </DialogList>
  );
}
