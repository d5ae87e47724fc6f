import type { SecurityApplication } from '@prahari/contract/job-applications.schemas';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { Button } from '../../../base/Button/Button.tsx';
import { JobApplicationStatus } from './JobApplicationStatus.tsx';

const application: SecurityApplication = {
  _id: 'application-1',
  user: { _id: 'user-1', name: 'Dattatray Pawar', email: 'dattatray.pawar@example.in' },
  fullName: 'Dattatray Pawar',
  dateOfBirth: '1994-03-02',
  address: '14 Prabhat Road, Lane 9, Pune',
  phoneNumber: '+91 98765 43210',
  experience: 7,
  qualifications: 'Tenth pass, fire drill',
  previousEmployer: '',
  documents: [],
  additionalDetails: '',
  status: 'pending',
  createdAt: '2026-11-18T06:30:00.000Z',
};

const meta = preview.meta({ component: JobApplicationStatus, args: { application } });

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
export const HostedApi = meta.story({
  args: {
    application: {
      ...application,
      status: 'under-review' as string,
      phoneNumber: '',
      createdAt: '',
    } as SecurityApplication,
  },
});
HostedApi.test('an unknown status shows a readable label', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Under review')).toBeVisible());
  await expect(canvas.queryByText('Phone number')).toBeNull();
});
