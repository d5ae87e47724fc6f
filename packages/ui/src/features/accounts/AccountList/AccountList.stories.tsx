import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import {
  clientAccount,
  disabledAccount,
  guardAccount,
  longAccount,
  ownAccount,
} from '../accounts.samples.ts';
import { AccountList } from './AccountList.tsx';

const onOpen = fn();

const meta = preview.meta({
  component: AccountList,
  args: {
    accounts: [ownAccount, guardAccount, clientAccount, disabledAccount],
    onEndSessions: fn(),
    onDisable: fn(),
    onEnable: fn(),
    onResetFactors: fn(),
    recordLink: ({ kind, _id }) => ({ href: `?${kind}=${_id}`, onOpen }),
  },
  parameters: { chromatic: notSnapped },
});

export const Several = meta.story();
export const Active = meta.story({ args: { accounts: [{ ...guardAccount, state: 'active' }] } });
export const Disabled = meta.story({ args: { accounts: [{ ...disabledAccount, state: 'disabled' }] } });
export const OnePending = meta.story({ args: { pending: new Set([guardAccount._id]) } });
export const Loading = meta.story({ args: { busy: true } });
export const LongNames = meta.story({
  args: { accounts: [longAccount, { ...longAccount, _id: 'x', name: '' }] },
});
export const OnAPhone = meta.story({
  args: { accounts: [longAccount, ownAccount, disabledAccount] },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
});

Several.test('each row shows name, state, role and sessions', async ({ canvas }) => {
  const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
  await expect(lines).toEqual([
    'Asha Rao YouActiveasha@prahari.exampleAdmin since 2 Mar 2026. 1 session, last seen 20 Nov 2026, 09:11.Your own sessions and password are under Account.',
    'Ravi KumarActiveravi.kumar@prahari.exampleSecurity Guard since 2 Mar 2026. 2 sessions, last seen 20 Nov 2026, 09:11.DisableEnd sessionsReset two-step login',
    'Sunrise HeightsActiveoffice@sunrise.exampleClient since 2 Mar 2026. Not logged in.Disable',
    'Kavita SawantDisabledkavita.sawant@prahari.exampleSecurity Guard since 2 Mar 2026. Disabled since 19 Nov 2026, 18:35.EnableReset two-step login',
  ]);
});
Several.test('each button calls its action with the account', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Disable the account of Ravi Kumar' }));
  await expect(args.onDisable).toHaveBeenCalledWith(guardAccount);
  await userEvent.click(canvas.getByRole('button', { name: 'End sessions of Ravi Kumar' }));
  await expect(args.onEndSessions).toHaveBeenCalledWith(guardAccount);
  await userEvent.click(canvas.getByRole('button', { name: 'Reset two-step login of Ravi Kumar' }));
  await expect(args.onResetFactors).toHaveBeenCalledWith(guardAccount);
  await userEvent.click(canvas.getByRole('button', { name: 'Enable the account of Kavita Sawant' }));
  await expect(args.onEnable).toHaveBeenCalledWith(disabledAccount);
});
Several.test('the admin’s own account has no buttons', async ({ canvas }) => {
  const [own] = canvas.getAllByRole('listitem');
  await expect(within(own as HTMLElement).queryByRole('button')).toBeNull();
});
Several.test('the names of guards and clients lead to their records', async ({ canvas, userEvent }) => {
  const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);
  await expect(links).toEqual(['Ravi Kumar', 'Sunrise Heights', 'Kavita Sawant']);
  await userEvent.click(canvas.getByRole('link', { name: 'Sunrise Heights' }));
  await expect(onOpen).toHaveBeenCalledOnce();
});

/** Sets the number of sessions to 0 when onEndSessions is called. */
export const SessionsEnd = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => {
    const [account, setAccount] = useState(guardAccount);
    return (
      <AccountList
        {...args}
        accounts={[account]}
        onEndSessions={() => setAccount({ ...account, sessions: 0, lastSeenAt: null })}
      />
    );
  },
});
SessionsEnd.test('focus stays on End sessions after they have ended', async ({ canvas, userEvent }) => {
  const end = canvas.getByRole('button', { name: 'End sessions of Ravi Kumar' });
  await userEvent.click(end);
  await waitFor(() => expect(canvas.getByText(/Not logged in\./)).toBeVisible());
  await expect(end).toHaveFocus();
  await expect(end).toHaveAttribute('aria-disabled', 'true');
});
