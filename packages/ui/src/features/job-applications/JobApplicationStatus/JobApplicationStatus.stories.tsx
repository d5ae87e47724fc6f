import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { Button } from '../../../base/Button/Button.tsx';
import {
  acceptedApplication,
  hostedApiApplication,
  pendingApplication,
  rejectedApplication,
} from '../job-applications.samples.ts';
import { JobApplicationStatus } from './JobApplicationStatus.tsx';

const meta = preview.meta({ component: JobApplicationStatus, args: { application: pendingApplication } });

export const Pending = meta.story();
Pending.test('a pending application shows when it was sent', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Your application is with the office')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('18 Nov 2026')).toBeVisible());
});
export const Accepted = meta.story({ args: { application: acceptedApplication } });
export const Rejected = meta.story({
  args: {
    application: {
      ...rejectedApplication,
      experience: 1,
      declineReason: 'Every post in Pune has its guard until March. Please apply again then.',
    },
    action: <Button variant="primary">Apply for Job</Button>,
  },
});
Rejected.test('the reason is shown', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(/^Every post in Pune/)).toBeVisible());
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
