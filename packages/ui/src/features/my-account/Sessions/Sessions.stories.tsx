import { expect, fn, waitFor } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { phoneSession, thisSession, unknownDeviceSession } from '../my-account.samples.ts';
import { Sessions, type SessionsProps } from './Sessions.tsx';

const meta = preview.meta({
  component: Sessions,
  args: {
    sessions: {
      state: 'ready',
      data: [phoneSession, thisSession, unknownDeviceSession],
    } as SessionsProps['sessions'],
    ending: new Set<string>() as ReadonlySet<string>,
    onEnd: fn(),
    onEndOthers: fn(),
    onRetry: fn(),
  },
  parameters: { chromatic: notSnapped },
});

export const Several = meta.story();
export const SingleSession = meta.story({ args: { sessions: { state: 'ready', data: [thisSession] } } });
export const Ending = meta.story({ args: { ending: new Set([phoneSession._id]) } });
export const EndingOthers = meta.story({ args: { endingOthers: true } });
export const Loading = meta.story({ args: { sessions: { state: 'loading' } } });
export const Failed = meta.story({ args: { sessions: { state: 'failed' } } });
export const Many = meta.story({
  args: {
    sessions: {
      state: 'ready',
      data: [thisSession, ...Array.from({ length: 30 }, (_, n) => ({ ...phoneSession, _id: `${n}` }))],
    },
  },
});

Several.test('each session tells its browser, system, last use and network', async ({ canvas }) => {
  const [first, phone, unknown] = canvas.getAllByRole('listitem');
  await expect(first).toHaveTextContent('Last used now');
  await expect(phone).toHaveTextContent('Chrome on Android');
  await expect(phone).toHaveTextContent('Last used 19 Nov 2026, 19:42');
  await expect(phone).toHaveTextContent('Network 2001:db8:4f::/48');
  await expect(unknown).not.toHaveTextContent('Network');
});

Several.test('the current session comes first and has no End button', async ({ canvas }) => {
  const [first, ...others] = canvas.getAllByRole('listitem');
  await expect(first).toHaveTextContent('Firefox on Linux');
  await expect(first).toHaveTextContent('This session');
  await expect(first?.querySelector('button')).toBeNull();
  await expect(others.map((item) => item.querySelector('button')?.textContent)).toEqual(['End', 'End']);
});

Several.test('one session or all other sessions can be ended', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^End session: Chrome on Android/ }));
  await expect(args.onEnd).toHaveBeenCalledWith(phoneSession._id);
  await userEvent.click(canvas.getByRole('button', { name: 'End all other sessions' }));
  await expect(args.onEndOthers).toHaveBeenCalledOnce();
});

SingleSession.test('a single session has no End buttons', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('You are logged in only here.')).toBeVisible());
  await expect(canvas.queryByRole('button')).toBeNull();
});
