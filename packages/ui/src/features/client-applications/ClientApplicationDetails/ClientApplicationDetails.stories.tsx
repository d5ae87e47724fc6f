import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import {
  approvedRequest,
  cancelledRequest,
  pendingRequest,
  requestWithLongNames,
} from '../client-applications.samples.ts';
import { ClientApplicationDetails } from './ClientApplicationDetails.tsx';

const meta = preview.meta({
  component: ClientApplicationDetails,
  args: { application: pendingRequest, onAccept: fn(), onDecline: fn(), onClose: fn() },
});

export const Pending = meta.story();
export const Answered = meta.story({ args: { application: approvedRequest } });
export const LongNames = meta.story({ args: { application: requestWithLongNames } });
export const HostedApi = meta.story({ args: { application: cancelledRequest } });
export const Closed = meta.story({ args: { application: null } });

Pending.test('the details are read before the answer', async ({ userEvent, args }) => {
  await expect(await screen.findByText(/Four guards at the gate/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await expect(args.onAccept).toHaveBeenCalledWith(pendingRequest);
});
LongNames.test('with much to read, the answer is still one press away', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('dialog');
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await expect(args.onDecline).toHaveBeenCalledWith(requestWithLongNames);
});
HostedApi.test('what an older API does not tell is said to be missing', async () => {
  await expect((await screen.findAllByText('Not given')).length).toBeGreaterThan(0);
});
Answered.test('an answered request is only read', async () => {
  await screen.findByRole('dialog', { name: 'Bharucha Diagnostics' });
  await expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});
