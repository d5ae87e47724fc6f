import { accountStateLabels } from '@prahari/contract/accounts';
import type { AccountRow } from '@prahari/contract/accounts.schemas';
import type { RecordRef } from '@prahari/contract/people';
import { roleLabels } from '@prahari/contract/roles';
import { formatCount, formatInstant } from '@prahari/domain/format';
import { useState } from 'react';
import { Badge } from '../../../base/Badge/Badge.tsx';
import { Button } from '../../../base/Button/Button.tsx';
import { Status } from '../../../base/Status/Status.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { accountListWords, type SayAccountList } from './account-list-words.ts';

export interface AccountActions {
  /** Called to end all sessions of an account; ask for confirmation. */
  onEndSessions: (account: AccountRow) => void;
  /** Called to disable an account; ask for confirmation. */
  onDisable: (account: AccountRow) => void;
  /** Called to enable an account; ask for confirmation. */
  onEnable: (account: AccountRow) => void;
  /** Called to reset the two-step login of a client or guard; ask for confirmation. Leave out where the API can't. */
  onResetFactors?: ((account: AccountRow) => void) | undefined;
  /** The record that the name of a guard or client leads to. */
  recordLink?: ((record: RecordRef) => LinkTarget) | undefined;
}

export interface AccountListProps extends AccountActions {
  /** The accounts of one page. */
  accounts: readonly AccountRow[];
  /** Ids of accounts with an action in progress. */
  pending?: ReadonlySet<string> | undefined;
  /** A new page is loading; these accounts stay visible. */
  busy?: boolean | undefined;
}

/** Accounts with their state and sessions, and actions on them. */
export function AccountList({ accounts, pending, busy = false, ...actions }: AccountListProps) {
  const t = useWords(accountListWords);
  return (
    <ul aria-label={t('accounts')} aria-busy={busy} className="border-line-strong border-t">
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

const sessionsText = ({ sessions, lastSeenAt }: AccountRow, t: SayAccountList): string => {
  if (sessions === 0) return t('notLoggedIn');
  const count = t('sessions', { sessions, count: formatCount(sessions) });
  return lastSeenAt ? t('lastSeenCount', { count, instant: formatInstant(lastSeenAt) }) : `${count}.`;
};

const usageText = (account: AccountRow, t: SayAccountList): string => {
  if (account.state === 'active') return sessionsText(account, t);
  return account.disabledAt ? t('disabledSinceInstant', { instant: formatInstant(account.disabledAt) }) : '';
};

function Account(props: AccountActions & { account: AccountRow; pending: boolean }) {
  const t = useWords(accountListWords);
  const { account, pending, onEndSessions, onDisable, onEnable, onResetFactors, recordLink } = props;
  const { name, email, role, createdAt, state, sessions, hasFactors, own, record } = account;
  // Keep the button after it was pressed, so that focus is not lost.
  const [hadSessions] = useState(sessions > 0);
  const isDisabled = state === 'disabled';
  const who = name || email;
  return (
    <li className="grid gap-1 border-line border-b py-3 text-sm">
      <div className="flex items-center justify-between gap-4 max-sm:-my-2 max-sm:min-h-target">
        <p className="wrap-anywhere min-w-0 font-semibold">
          {record && recordLink ? <RowLink {...recordLink(record)}>{who}</RowLink> : <span>{who}</span>}
          {own && (
            <>
              {' '}
              <Badge tone="accent">{t('you')}</Badge>
            </>
          )}
        </p>
        <AccountStatus state={state} />
      </div>
      <p className="wrap-anywhere">{email}</p>
      <p className="text-muted text-xs tabular-nums">
        {t('roleSince', {
          role: roleLabels[role],
          day: formatInstant(createdAt).split(',')[0] ?? '',
          usage: usageText(account, t),
        })}
      </p>
      {own ? (
        <p className="text-muted text-xs">{t('yourOwnSessionsAnd')}</p>
      ) : (
        <div className="mt-1 flex flex-wrap gap-2">
          <Button
            size="small"
            className="max-sm:min-h-target"
            aria-label={t('actOnAccountOf', { act: isDisabled ? t('enable') : t('disable'), who })}
            pending={pending}
            onPress={() => (isDisabled ? onEnable(account) : onDisable(account))}
          >
            {isDisabled ? t('enable') : t('disable')}
          </Button>
          {!isDisabled && (sessions > 0 || hadSessions) && (
            <Button
              size="small"
              className="max-sm:min-h-target"
              aria-label={t('endSessionsOf', { who })}
              aria-disabled={sessions === 0 || undefined}
              onPress={sessions > 0 && !pending ? () => onEndSessions(account) : undefined}
            >
              {t('endSessions')}
            </Button>
          )}
          {onResetFactors && hasFactors && role !== 'admin' && (
            <Button
              size="small"
              className="max-sm:min-h-target"
              aria-label={t('resetTwoStepLoginOf', { who })}
              pending={pending}
              onPress={() => onResetFactors(account)}
            >
              {t('resetTwoStepLogin')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
