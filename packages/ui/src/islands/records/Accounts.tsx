import { useStore } from '@nanostores/react';
import { type AccountRow, roleLabels, roles } from '@prahari/contract';
import { useEffect, useState } from 'react';
import {
  type AccountAction,
  AccountActionDialog,
} from '../../features/accounts/AccountActionDialog/AccountActionDialog.tsx';
import { AccountList } from '../../features/accounts/AccountList/AccountList.tsx';
import { $busyAccounts, accounts, runAccountAction } from '../../stores/accounts.ts';
import { RecordList } from './RecordList.tsx';

const filters = [
  { value: '', label: 'All' },
  ...roles.map((role) => ({ value: role, label: roleLabels[role] })),
];

/** Whose account works, for the office to switch off when somebody leaves or loses a phone. */
export function Accounts() {
  const [asked, setAsked] = useState<{ action: AccountAction; account: AccountRow } | null>(null);
  const ordered = useStore($busyAccounts, { ssr: 'initial' });
  useEffect(() => {
    void accounts.refresh();
  }, []);
  const ask = (action: AccountAction) => (account: AccountRow) => setAsked({ action, account });
  const runAction = async (action: AccountAction, { _id }: AccountRow) => {
    await runAccountAction(action, _id);
    setAsked(null);
  };
  return (
    <>
      <RecordList
        list={accounts}
        what="accounts"
        placeholder="Name or email"
        filters={filters}
        nothing="No accounts yet."
        noMatch="No account matches."
      >
        {(rows, busy) => (
          <AccountList
            accounts={rows}
            pending={ordered}
            busy={busy}
            onEndSessions={ask('endSessions')}
            onDisable={ask('disable')}
            onEnable={ask('enable')}
          />
        )}
      </RecordList>
      <AccountActionDialog
        request={asked}
        pending={asked !== null && ordered.has(asked.account._id)}
        onConfirm={(action, account) => void runAction(action, account)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
