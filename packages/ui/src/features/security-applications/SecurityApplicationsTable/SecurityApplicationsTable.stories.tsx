import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { acceptedJob, pendingJob, rejectedJob } from '../security-applications.samples.ts';
import { SecurityApplicationsTable } from './SecurityApplicationsTable.tsx';

const meta = preview.meta({
  component: SecurityApplicationsTable,
  args: {
    applications: [pendingJob, acceptedJob, rejectedJob],
    sort: '-createdAt',
    onSort: fn(),
    onAccept: fn(),
    onDecline: fn(),
    onShow: fn(),
    empty: <EmptyState title="No applications yet." />,
  },
});

export const Normal = meta.story();
export const Empty = meta.story({ args: { applications: [] } });
export const OneBeingAnswered = meta.story({ args: { pending: new Set([pendingJob._id]) } });

Normal.test('a pending application is accepted or declined', async ({ canvas, userEvent, args }) => {
  const row = within(canvas.getByRole('row', { name: /Iqbal/ }));
  await userEvent.click(row.getByRole('button', { name: 'Accept' }));
  await expect(args.onAccept).toHaveBeenCalledWith(pendingJob);
  await userEvent.click(row.getByRole('button', { name: 'Decline' }));
  await expect(args.onDecline).toHaveBeenCalledWith(pendingJob);
});
Normal.test('an answered application is not answered again', async ({ canvas }) => {
  for (const name of [/Venkata/, /Meenakshi/]) {
    const row = within(canvas.getByRole('row', { name }));
    await expect(row.queryByRole('button', { name: 'Accept' })).toBeNull();
    await expect(row.queryByRole('button', { name: 'Decline' })).toBeNull();
  }
});
