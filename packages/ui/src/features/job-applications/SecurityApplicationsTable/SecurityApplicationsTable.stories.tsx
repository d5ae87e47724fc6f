import { expect, fn, waitFor, within } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { many } from '../../../../testing/many.ts';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import {
  acceptedApplication,
  applicationWithLongText,
  hostedApiApplication,
  pendingApplication,
  rejectedApplication,
} from '../job-applications.samples.ts';
import { SecurityApplicationsTable } from './SecurityApplicationsTable.tsx';

const onOpen = fn();

const meta = preview.meta({
  component: SecurityApplicationsTable,
  args: {
    applications: [pendingApplication, acceptedApplication, rejectedApplication],
    sort: '-createdAt',
    onSort: fn(),
    onAccept: fn(),
    onDecline: fn(),
    onShow: fn(),
    recordLink: ({ kind, _id }) => ({ href: `?${kind}=${_id}`, onOpen }),
    empty: <EmptyState title="No applications yet." />,
  },
  parameters: { chromatic: notSnapped },
});

export const Normal = meta.story();
export const Empty = meta.story({ args: { applications: [] } });
export const Many = meta.story({ args: { applications: many(pendingApplication) } });
export const LongNames = meta.story({ args: { applications: [applicationWithLongText] } });
export const HostedApi = meta.story({ args: { applications: [hostedApiApplication] } });
export const OnePending = meta.story({ args: { pending: new Set([pendingApplication._id]) } });

Normal.test('a pending application has Accept and Decline', async ({ canvas, userEvent, args }) => {
  const row = within(canvas.getByRole('row', { name: /Iqbal/ }));
  await userEvent.click(row.getByRole('button', { name: 'Accept' }));
  await expect(args.onAccept).toHaveBeenCalledWith(pendingApplication);
  await userEvent.click(row.getByRole('button', { name: 'Decline' }));
  await expect(args.onDecline).toHaveBeenCalledWith(pendingApplication);
});
Normal.test('the name of an accepted applicant leads to the record', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('link', { name: /Iqbal/ })).toBeNull();
  await userEvent.click(canvas.getByRole('link', { name: /^Venkata/ }));
  await expect(onOpen).toHaveBeenCalledOnce();
});
HostedApi.test('an unknown status is shown without Accept', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Cancelled')).toBeVisible());
  await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
});
