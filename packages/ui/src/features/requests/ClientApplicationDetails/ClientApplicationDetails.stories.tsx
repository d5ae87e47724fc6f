import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import {
  approvedRequest,
  cancelledRequest,
  pendingRequest,
  requestWithLongNames,
} from '../requests.samples.ts';
import { ClientApplicationDetails } from './ClientApplicationDetails.tsx';

const openRecord = fn();

const meta = preview.meta({
  component: ClientApplicationDetails,
  args: { application: pendingRequest, onAccept: fn(), onDecline: fn(), onClose: fn() },
  parameters: { chromatic: notSnapped },
});

export const Pending = meta.story();
export const Decided = meta.story({ args: { application: approvedRequest } });
export const Reopenable = meta.story({ args: { application: approvedRequest, onReopen: fn() } });
Reopenable.test('a decided request can be reopened', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }));
  await expect(args.onReopen).toHaveBeenCalledWith(approvedRequest);
});
export const WithRecord = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    application: { ...approvedRequest, record: { kind: 'client', _id: 'record-1' } },
    recordLink: ({ kind, _id }) => ({ href: `?${kind}=${_id}`, onOpen: () => openRecord(_id) }),
  },
});
WithRecord.test('the name in the title leads to the record', async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog', { name: approvedRequest.user.name });
  await userEvent.click(within(dialog).getByRole('link', { name: approvedRequest.user.name }));
  await expect(openRecord).toHaveBeenLastCalledWith('record-1');
});
export const LongNames = meta.story({ args: { application: requestWithLongNames } });
export const HostedApi = meta.story({ args: { application: cancelledRequest } });

Pending.test('details are shown and Accept calls onAccept', async ({ userEvent, args }) => {
  await waitFor(() => expect(screen.getByText(/Four guards at the gate/)).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await expect(args.onAccept).toHaveBeenCalledWith(pendingRequest);
});
HostedApi.test('missing values show Not given', async () => {
  await expect((await screen.findAllByText('Not given')).length).toBeGreaterThan(0);
});
Decided.test('a decided request has no buttons', async () => {
  await screen.findByRole('dialog', { name: 'Bharucha Diagnostics' });
  await expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});
