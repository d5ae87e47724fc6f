import { expect, fn, waitFor, within } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { many } from '../../../../testing/many.ts';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { clientWithRoom, fullClient, hostedApiClient, unassignedClient } from '../clients.samples.ts';
import { ClientsTable } from './ClientsTable.tsx';

const meta = preview.meta({
  component: ClientsTable,
  args: {
    clients: [clientWithRoom, fullClient, unassignedClient],
    sort: 'name',
    onSort: fn(),
    onAssign: fn(),
    onWithdraw: fn(),
    empty: <EmptyState title="No clients yet." />,
  },
  parameters: { chromatic: notSnapped },
});

export const Normal = meta.story();
export const HostedApi = meta.story({ args: { clients: [hostedApiClient] } });
export const Empty = meta.story({ args: { clients: [] } });
export const Many = meta.story({ args: { clients: many(clientWithRoom) } });
export const LongNames = meta.story({ args: { clients: [fullClient] } });
export const Withdrawing = meta.story({ args: { pending: new Set([clientWithRoom._id]) } });

Normal.test(
  'a client with fewer guards than requested has an Assign button',
  async ({ canvas, userEvent, args }) => {
    const row = within(canvas.getByRole('row', { name: /Tapovan/ }));
    await expect(row.getByRole('link', { name: '+91 20 5550 1428' })).toHaveAttribute(
      'href',
      'tel:+912055501428',
    );
    await waitFor(() => expect(row.getByText('1 of 3')).toBeVisible());
    await userEvent.click(row.getByRole('button', { name: 'Assign' }));
    await expect(args.onAssign).toHaveBeenCalledWith(clientWithRoom);
    await userEvent.click(row.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(clientWithRoom);
  },
);
Normal.test('a press on Unpaid shows the largest first', async ({ args, canvas, userEvent }) => {
  const header = canvas.getByRole('columnheader', { name: 'Unpaid' });
  await expect(header.querySelector('svg')).not.toBeNull();
  await userEvent.click(header);
  await expect(args.onSort).toHaveBeenLastCalledWith('-unpaid');
});
Normal.test('a client with all requested guards has no Assign button', async ({ canvas }) => {
  const row = within(canvas.getByRole('row', { name: /Venkateshwara/ }));
  await expect(row.queryByRole('button', { name: 'Assign' })).toBeNull();
});
HostedApi.test('a column whose values the hosted API does not send is left out', async ({ canvas }) => {
  await expect(canvas.queryByRole('columnheader', { name: 'Unpaid' })).toBeNull();
  await waitFor(() => expect(canvas.getByRole('gridcell', { name: 'Vip escort' })).toBeVisible());
});
Withdrawing.test(
  'other rows stay usable while an action on one is pending',
  async ({ canvas, userEvent, args }) => {
    const waiting = within(canvas.getByRole('row', { name: /Tapovan/ }));
    await userEvent.click(waiting.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onWithdraw).not.toHaveBeenCalled();
    const other = within(canvas.getByRole('row', { name: /Venkateshwara/ }));
    await userEvent.click(other.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(fullClient);
  },
);
