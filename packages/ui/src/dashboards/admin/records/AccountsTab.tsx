import { useStore } from '@nanostores/react';
import type { AccountRow } from '@prahari/contract/accounts.schemas';
import { roleLabels, roles } from '@prahari/contract/roles';
import { useState } from 'react';
import {
  type AccountAction,
  AccountActionDialog,
} from '../../../features/accounts/AccountActionDialog/AccountActionDialog.tsx';
import { AccountList } from '../../../features/accounts/AccountList/AccountList.tsx';
import { accounts, runAccountAction } from '../../../stores/accounts/accounts.ts';
import { filtersOf } from '../lists/filters.ts';
import { DialogList } from './DialogList.tsx';
import type { RecordsTabProps } from './records-tab-props.ts';

const filters = filtersOf(roles, roleLabels);

/** All accounts, with actions to disable and enable one and to end its sessions. */
export function AccountsTab({ recordLink }: RecordsTabProps) {
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
        nouns={['account', 'accounts']}
        placeholder="Name or email"
        filters={filters}
        emptyState="No accounts yet."
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
