import {
  type AccountRow,
  accountNotFound,
  endAccountSessions,
  listAccounts,
  ownAccount,
  switchOffAccount,
  switchOnAccount,
} from '@prahari/contract';
import { type Answer, answer, data, newId } from '../answer.ts';
import { daysAgo } from '../days.ts';
import { page } from '../page.ts';
import { refused } from '../refused.ts';
import type { Account, World } from '../state.ts';

/** Whoever is there in the morning is logged in on one thing or two. */
const sessionsOf = ({ world, account }: { world: World; account: Account }): number =>
  account.offSince ? 0 : (account.sessions ?? [1, 2, 1, 0][world.accounts.indexOf(account) % 4] ?? 0);

function rowOf(world: World, account: Account, me: Account): AccountRow {
  const { id, name, email, role, offSince } = account;
  const sessions = sessionsOf({ world, account });
  return {
    _id: id,
    name,
    email,
    role,
    createdAt: daysAgo(300 - world.accounts.indexOf(account)),
    state: offSince ? 'off' : 'active',
    switchedOffAt: offSince ?? null,
    sessions,
    lastSeenAt: sessions ? daysAgo(0) : null,
    own: id === me.id,
  };
}

interface Order {
  world: World;
  me: Account;
  body: { accountId: string };
}

/** Changes the account and tells of it. @throws Refused when nobody has it */
function ordered({ world, me, body }: Order, action: string, change: (account: Account) => void) {
  const account = world.accounts.find(({ id }) => id === body.accountId);
  if (!account) throw refused(accountNotFound);
  change(account);
  world.activity.push({
    _id: newId(world, 'activity'),
    createdAt: daysAgo(0),
    action,
    topic: 'accounts',
    actor: { _id: me.id, name: me.name, email: me.email },
    about: { person: account.name },
  });
  return data(rowOf(world, account, me));
}

export const accountsAnswers: Record<string, Answer> = {
  // The list is narrowed by role, which it calls a status.
  listAccounts: answer(listAccounts, ({ world, me, query }) => {
    const rows = world.accounts.filter(({ isVerified }) => isVerified).map((one) => rowOf(world, one, me));
    return page(
      listAccounts.list,
      rows.map((row) => ({ ...row, status: row.role })),
      query,
    );
  }),
  endAccountSessions: answer(endAccountSessions, (order) =>
    ordered(order, 'account.sessions_ended', (account) => {
      account.sessions = 0;
    }),
  ),
  switchOffAccount: answer(switchOffAccount, (order) => {
    if (order.body.accountId === order.me.id) throw refused(ownAccount);
    return ordered(order, 'account.switched_off', (account) => {
      account.offSince = daysAgo(0);
      account.sessions = 0;
    });
  }),
  switchOnAccount: answer(switchOnAccount, (order) =>
    ordered(order, 'account.switched_on', (account) => {
      delete account.offSince;
    }),
  ),
};
