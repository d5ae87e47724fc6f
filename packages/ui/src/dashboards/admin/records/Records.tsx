import { useStore } from '@nanostores/react';
import { resetAccountFactors } from '@prahari/contract/accounts';
import type { AccountRow } from '@prahari/contract/accounts.schemas';
import { auditTopicLabels, auditTopics } from '@prahari/contract/audit-log';
import type { AuditEntry } from '@prahari/contract/audit-log.schemas';
import { mailStatuses, mailStatusLabels } from '@prahari/contract/office';
import type { RecordRef } from '@prahari/contract/people';
import { exportWageInput } from '@prahari/contract/registers';
import { roleLabels, roles } from '@prahari/contract/roles';
import { useEffect, useState } from 'react';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { Tabs } from '../../../base/Tabs/Tabs.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import {
  type AccountAction,
  AccountActionDialog,
} from '../../../features/accounts/AccountActionDialog/AccountActionDialog.tsx';
import { AccountList } from '../../../features/accounts/AccountList/AccountList.tsx';
import { AuditLog } from '../../../features/audit-log/AuditLog/AuditLog.tsx';
import {
  officeAuditLogWords,
  type SayOfficeAuditLog,
} from '../../../features/audit-log/office-audit-log-words.ts';
import { removeImportQuestion } from '../../../features/audit-log/remove-import-question.ts';
import { UndeliveredMailList } from '../../../features/mail-outbox/UndeliveredMailList/UndeliveredMailList.tsx';
import { accounts, runAccountAction } from '../../../stores/accounts/accounts.ts';
import { auditLog } from '../../../stores/audit-log/audit-log.ts';
import { restoreBill } from '../../../stores/bills/bills.ts';
import { wasDialogOpen } from '../../../stores/forms/drafts.ts';
import { removeImport } from '../../../stores/imports/imports.ts';
import { retryMail, undeliveredMail } from '../../../stores/mail-outbox/mail-outbox.ts';
import { refreshOverview } from '../../../stores/overview/overview.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { webhookDeliveries } from '../../../stores/webhooks/webhooks.ts';
import { confirmThen } from '../confirm/Confirm.tsx';
import { filtersOf } from '../lists/filters.ts';
import { listsWords } from '../lists/lists-words.ts';
import { recordLink } from '../people/person-links.ts';
import { useOverview } from '../today/useOverview.ts';
import { DATA_REQUEST_DIALOG, DataRequestsTab, type RecordsTabProps } from './DataRequestsTab.tsx';
import { DialogList } from './DialogList.tsx';
import { RegistersTab } from './RegistersTab.tsx';
import { recordsTabWords } from './records-tab-words.ts';
import { WebhooksTab } from './WebhooksTab.tsx';

export interface RecordsProps {
  onClose: () => void;
}

/** Audit log, undelivered mail, data requests, accounts, webhooks and registers, above any tab of the admin dashboard. Open while mounted. */
export function Records({ onClose }: RecordsProps) {
  const t = useWords(recordsTabWords);
  const [tab, setTab] = useState(() => (wasDialogOpen(DATA_REQUEST_DIALOG) ? 'data-requests' : 'activity'));
  const counts = useOverview();
  useEffect(() => {
    refreshOverview();
    return () => {
      for (const list of [auditLog, undeliveredMail, accounts, webhookDeliveries]) list.reset();
    };
  }, []);
  const linkOf = (record: RecordRef) => recordLink(record, onClose);
  return (
    <Dialog title={t('records')} isOpen onClose={onClose} isWide>
      <Tabs
        label={t('records')}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'activity', label: t('activity'), content: () => <AuditLogTab recordLink={linkOf} /> },
          {
            id: 'undelivered-mail',
            label: t('undeliveredMail'),
            count: counts?.undeliveredMail.dead,
            content: () => <MailOutboxTab recordLink={linkOf} />,
          },
          {
            id: 'data-requests',
            label: t('dataRequests'),
            count: counts?.dataRequests,
            content: () => <DataRequestsTab recordLink={linkOf} />,
          },
          { id: 'accounts', label: t('accounts'), content: () => <AccountsTab recordLink={linkOf} /> },
          { id: 'webhooks', label: t('webhooks'), content: () => <WebhooksTab /> },
          ...(isOffered(exportWageInput)
            ? [{ id: 'registers', label: t('registers'), content: () => <RegistersTab /> }]
            : []),
        ]}
      />
    </Dialog>
  );
}

function MailOutboxTab({ recordLink }: RecordsTabProps) {
  const t = useWords(recordsTabWords);
  const sayLists = useWords(listsWords);
  const counts = useOverview()?.undeliveredMail;
  return (
    <DialogList
      list={undeliveredMail}
      nouns={[t('oneUndeliveredMail'), t('oneUndeliveredMail')]}
      placeholder={t('addressOrSubject')}
      filters={filtersOf(sayLists, mailStatuses, mailStatusLabels, counts)}
      emptyState={<EmptyState scene="letterBox" title={t('allMailWasDelivered')} />}
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

const restore = (billId: string) => void restoreBill(billId).then(() => auditLog.refresh());
const remove = (entry: AuditEntry, sayOfficeAuditLog: SayOfficeAuditLog) =>
  confirmThen(removeImportQuestion(entry, sayOfficeAuditLog), async () => {
    await removeImport(entry.about.importId ?? '');
    await auditLog.refresh();
  });

const AuditLogTab = ({ recordLink }: RecordsTabProps) => {
  const sayOfficeAuditLog = useWords(officeAuditLogWords);
  const t = useWords(recordsTabWords);
  const sayLists = useWords(listsWords);
  return (
    <DialogList
      list={auditLog}
      nouns={[t('oneActivity'), t('oneActivity')]}
      placeholder={t('nameEmailOrBill')}
      filters={filtersOf(sayLists, auditTopics, auditTopicLabels)}
      hasDay
      emptyState={<EmptyState scene="accountBook" title={t('noActivityYet')} />}
    >
      {(rows, { busy = false }) => (
        <AuditLog
          entries={rows}
          busy={busy}
          onRestoreBill={restore}
          onRemoveImport={(entry) => remove(entry, sayOfficeAuditLog)}
          recordLink={recordLink}
        />
      )}
    </DialogList>
  );
};

/** All accounts, with actions to disable and enable one and to end its sessions. */
function AccountsTab({ recordLink }: RecordsTabProps) {
  const t = useWords(recordsTabWords);
  const sayLists = useWords(listsWords);
  const [request, setRequest] = useState<{ action: AccountAction; account: AccountRow } | null>(null);
  const pending = useStore(accounts.$pending, { ssr: 'initial' });
  const ask = (action: AccountAction) => (account: AccountRow) => setRequest({ action, account });
  const runAction = async (action: AccountAction, { _id }: AccountRow) => {
    await runAccountAction(action, _id);
    setRequest(null);
  };
  return (
    <>
      <DialogList
        list={accounts}
        nouns={[t('oneAccount'), t('manyAccounts')]}
        placeholder={t('nameOrEmail')}
        filters={filtersOf(sayLists, roles, roleLabels)}
        emptyState={t('noAccountsYet')}
      >
        {(rows, { busy = false }) => (
          <AccountList
            accounts={rows}
            pending={pending}
            busy={busy}
            recordLink={recordLink}
            onEndSessions={ask('endSessions')}
            onDisable={ask('disable')}
            onEnable={ask('enable')}
            onResetFactors={isOffered(resetAccountFactors) ? ask('resetFactors') : undefined}
          />
        )}
      </DialogList>
      <AccountActionDialog
        request={request}
        pending={request !== null && pending.has(request.account._id)}
        onConfirm={(action, account) => void runAction(action, account)}
        onCancel={() => setRequest(null)}
      />
    </>
  );
}
