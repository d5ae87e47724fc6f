import { type AccountRow, accountStateLabels, formatInstant, roleLabels } from '@prahari/contract';
import { useState } from 'react';
import { Badge } from '../../../base/Badge/Badge.tsx';
import { Button } from '../../../base/Button/Button.tsx';
import { Status } from '../../../base/Status/Status.tsx';

export interface AccountActions {
  /** Asks whether all sessions of this person shall end. */
  onEndSessions: (account: AccountRow) => void;
  /** Asks whether this person shall no longer log in. */
  onDisable: (account: AccountRow) => void;
  /** Asks whether this person may log in again. */
  onEnable: (account: AccountRow) => void;
}

export interface AccountListProps extends AccountActions {
  /** One page of them. */
  accounts: readonly AccountRow[];
  /** Ids of accounts that something is being done with. */
  pending?: ReadonlySet<string> | undefined;
  /** Newer ones are on their way; these stay to be read. */
  busy?: boolean | undefined;
}

/** Whose account works, where it is used, and what the office can do about it. */
export function AccountList({ accounts, pending, busy = false, ...actions }: AccountListProps) {
  return (
    <ul aria-label="Accounts" aria-busy={busy} className="border-line-strong border-t">
      {accounts.map((account) => (
        <Account
          key={account._id}
          account={account}
          pending={pending?.has(account._id) ?? false}
          {...actions}
        />
      ))}
    </ul>
  );
}

function AccountStatus({ state }: Pick<AccountRow, 'state'>) {
  return state === 'disabled' ? (
    <Status tone="danger" mark="cross">
      {accountStateLabels.disabled}
    </Status>
  ) : (
    <Status tone="success" mark="tick">
      {accountStateLabels.active}
    </Status>
  );
}

const sessionsOf = ({ sessions, lastSeenAt }: AccountRow): string => {
  if (sessions === 0) return 'Not logged in.';
  const count = sessions === 1 ? '1 session' : `${sessions.toLocaleString('en-IN')} sessions`;
  return lastSeenAt ? `${count}, last seen ${formatInstant(lastSeenAt)}.` : `${count}.`;
};

const usedOf = (account: AccountRow): string => {
  if (account.state === 'active') return sessionsOf(account);
  return account.disabledAt ? `Off since ${formatInstant(account.disabledAt)}.` : '';
};

function Account(props: AccountActions & { account: AccountRow; pending: boolean }) {
  const { account, pending, onEndSessions, onDisable, onEnable } = props;
  const { name, email, role, createdAt, state, sessions, own } = account;
  // The button stays after it was pressed, or focus would be lost with it.
  const [hadSessions] = useState(sessions > 0);
  const isOff = state === 'disabled';
  const who = name || email;
  return (
    <li className="grid gap-1 border-line border-b py-3 text-sm">
      <div className="flex items-baseline justify-between gap-4">
        <p className="wrap-anywhere min-w-0 font-semibold">
          {who}
          {own && (
            <>
              {' '}
              <Badge tone="accent">You</Badge>
            </>
          )}
        </p>
        <AccountStatus state={state} />
      </div>
      <p className="wrap-anywhere">{email}</p>
      <p className="text-muted text-xs tabular-nums">
        {roleLabels[role]} since {formatInstant(createdAt).split(',')[0]}. {usedOf(account)}
      </p>
      {own ? (
        <p className="text-muted text-xs">Your own sessions and password are under Account.</p>
      ) : (
        <div className="mt-1 flex flex-wrap gap-2">
          <Button
            size="small"
            className="max-sm:min-h-target"
            aria-label={`Switch ${isOff ? 'on' : 'off'} the account of ${who}`}
            pending={pending}
            onPress={() => (isOff ? onEnable(account) : onDisable(account))}
          >
            {isOff ? 'Switch on' : 'Switch off'}
          </Button>
          {!isOff && (sessions > 0 || hadSessions) && (
            <Button
              size="small"
              className="max-sm:min-h-target"
              aria-label={`End sessions of ${who}`}
              aria-disabled={sessions === 0 || undefined}
              onPress={sessions > 0 && !pending ? () => onEndSessions(account) : undefined}
            >
              End sessions
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
