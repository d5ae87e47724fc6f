import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { approvedRequest, pendingRequest } from '../client-applications.samples.ts';
import { ClientApplicationDetails } from './ClientApplicationDetails.tsx';

const meta = preview.meta({
  component: ClientApplicationDetails,
  args: { application: pendingRequest, onAccept: fn(), onDecline: fn(), onClose: fn() },
});

export const Pending = meta.story();
export const Answered = meta.story({ args: { application: approvedRequest } });
export const Closed = meta.story({ args: { application: null } });

Pending.test('the details are read before the answer', async ({ userEvent, args }) => {
  await expect(await screen.findByText(/Four guards at the gate/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await expect(args.onAccept).toHaveBeenCalledWith(pendingRequest);
});
Answered.test('an answered request is only read', async () => {
  await screen.findByRole('dialog', { name: 'Bharucha Diagnostics' });
  await expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});
