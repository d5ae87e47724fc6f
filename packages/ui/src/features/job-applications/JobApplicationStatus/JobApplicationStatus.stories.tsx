import type { SecurityApplication } from '@prahari/contract/applications.schemas';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { Button } from '../../../base/Button/Button.tsx';
import { hostedApiApplication, pendingApplication } from '../job-applications.samples.ts';
import { JobApplicationStatus } from './JobApplicationStatus.tsx';

const application: SecurityApplication = { ...pendingApplication, status: 'pending' };
const meta = preview.meta({
  component: JobApplicationStatus,
  args: { application },
});

export const Pending = meta.story();
Pending.test('a pending application shows when it was sent', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Your application is with the office')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('18 Nov 2026')).toBeVisible());
});
export const Accepted = meta.story({ args: { application: { ...application, status: 'accepted' } } });
export const Rejected = meta.story({
  args: {
    application: {
      ...application,
      status: 'rejected',
      experience: 1,
      declineReason: 'Every post in Pune has its guard until March. Please apply again then.',
    },
    action: <Button variant="primary">Apply for Job</Button>,
  },
});
Rejected.test('the reason is shown', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(/^Every post in Pune/)).toBeVisible());
});
export const Withdrawn = meta.story({
  args: {
    application: { ...application, status: 'withdrawn' },
    action: <Button variant="primary">Apply for Job</Button>,
  },
});
Withdrawn.test('an application that was taken back can be sent again', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('You took your application back')).toBeVisible());
});
export const HostedApi = meta.story({
  args: {
    application: { ...hostedApiApplication, createdAt: '' },
  },
});
HostedApi.test('an unknown status shows a readable label', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Cancelled')).toBeVisible());
  await expect(canvas.queryByText('Phone number')).toBeNull();
});
