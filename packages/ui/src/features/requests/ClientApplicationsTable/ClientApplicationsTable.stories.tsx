import type { ReactElement } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { many } from '../../../../testing/many.ts';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import {
  approvedRequest,
  cancelledRequest,
  pendingRequest,
  rejectedRequest,
  requestWithLongNames,
} from '../requests.samples.ts';
import { ClientApplicationsTable } from './ClientApplicationsTable.tsx';

const onOpen = fn();

const meta = preview.meta({
  component: ClientApplicationsTable,
  args: {
    applications: [pendingRequest, approvedRequest],
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
Normal.test('requests say since when they wait', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Since' })).toBeVisible());
});
export const HostedApi = meta.story({ args: { applications: [cancelledRequest] } });
export const Empty = meta.story({ args: { applications: [] } });
export const EveryStatus = meta.story({
  args: { applications: [pendingRequest, approvedRequest, rejectedRequest, cancelledRequest] },
});
export const Many = meta.story({ args: { applications: many(pendingRequest) } });
export const LongNames = meta.story({ args: { applications: [requestWithLongNames] } });
export const OnePending = meta.story({ args: { pending: new Set([pendingRequest._id]) } });

Normal.test('a pending request has Accept and Decline', async ({ canvas, userEvent, args }) => {
  const row = within(canvas.getByRole('row', { name: /Khan/ }));
  await userEvent.click(row.getByRole('button', { name: 'Accept' }));
  await expect(args.onAccept).toHaveBeenCalledWith(pendingRequest);
  await userEvent.click(row.getByRole('button', { name: 'Decline' }));
  await expect(args.onDecline).toHaveBeenCalledWith(pendingRequest);
});
Normal.test('the name of an accepted applicant leads to the record', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('link', { name: /Khan/ })).toBeNull();
  await userEvent.click(canvas.getByRole('link', { name: 'Bharucha Diagnostics' }));
  await expect(onOpen).toHaveBeenCalledOnce();
});
export const WithoutDays = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { applications: [{ ...cancelledRequest, startDate: '', endDate: '', createdAt: '' }] },
});
WithoutDays.test('a request without the day it was sent says no more', async ({ canvas }) => {
  await expect(canvas.getByText('Cancelled')).toBeVisible();
  await expect(canvas.queryByText(/sent/)).toBeNull();
});
HostedApi.test('an unknown status is shown without Accept', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Cancelled')).toBeVisible());
  await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
});

const asWideAs = (rem: number) => (Story: () => ReactElement) => (
  <div style={{ width: `${rem}rem` }}>{Story()}</div>
);
export const Width76Rem = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [asWideAs(76)],
});
Width76Rem.test('no text is cut off at 76rem', async ({ canvas }) => {
  const cut = [...canvas.getByRole('grid').querySelectorAll('td > span')].filter(
    (text) => text.scrollHeight > text.clientHeight && getComputedStyle(text).display !== 'inline',
  );
  await expect(cut).toEqual([]);
});
