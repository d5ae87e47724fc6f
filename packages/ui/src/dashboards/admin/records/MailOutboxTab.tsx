import { mailStatuses, mailStatusLabels } from '@prahari/contract/mail-outbox';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { UndeliveredMailList } from '../../../features/mail-outbox/UndeliveredMailList/UndeliveredMailList.tsx';
import { retryMail, undeliveredMail } from '../../../stores/mail-outbox/mail-outbox.ts';
import { filtersOf } from '../lists/filters.ts';
import { useOverview } from '../today/useOverview.ts';
import { DialogList } from './DialogList.tsx';
import type { RecordsTabProps } from './records-tab-props.ts';

export function MailOutboxTab({ recordLink }: RecordsTabProps) {
  const counts = useOverview()?.undeliveredMail;
  return (
    <DialogList
      list={undeliveredMail}
      nouns={['undelivered mail', 'undelivered mail']}
      placeholder="Address or subject"
      filters={filtersOf(mailStatuses, mailStatusLabels, counts)}
      emptyState={<EmptyState scene="letterBox" title="All mail was delivered" />}
    >
      {(rows, { busy = false, pending }) => (
        <UndeliveredMailList
          mails={rows}
          pending={pending}
          busy={busy}
          recordLink={recordLink}
          onRetry={({ _id }) => void retryMail(_id)}
        />
      )}
    </DialogList>
  );
}
