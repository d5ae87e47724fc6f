import type { GuardProfile } from '@prahari/contract/guards.schemas';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { Button } from '../../../base/Button/Button.tsx';
import { acceptedApplication } from '../job-applications.samples.ts';
import { HiredGuard } from './HiredGuard.tsx';

const guard: GuardProfile = {
  _id: '01900000-0000-7000-8000-000000000032',
  user: { _id: '01900000-0000-7000-8000-000000000031', name: 'Iqbal Ansari', email: 'iqbal@ansari.example' },
  phone: '+91 98765 43210',
  status: 'available',
  experience: 4,
  specialization: [],
  rating: 0,
  reviews: [],
  createdAt: '2026-11-20T05:30:00Z',
  currentAssignment: null,
};
const meta = preview.meta({
  component: HiredGuard,
  args: {
    guard,
    application: acceptedApplication,
    action: <Button variant="primary">See your assignments</Button>,
  },
});

export const Accepted = meta.story();
Accepted.test('it says when the application was sent and accepted', async ({ canvas }) => {
  await expect(canvas.getByText(/The office accepted your application/)).toBeVisible();
  await expect(canvas.getByText('18 Nov 2026')).toBeVisible();
  await expect(canvas.getByText('20 Nov 2026')).toBeVisible();
});
export const EnteredByOffice = meta.story({ args: { application: null } });
EnteredByOffice.test('without an application it names no day', async ({ canvas }) => {
  await expect(canvas.getByText(/put you on its list/)).toBeVisible();
  await expect(canvas.queryByText('20 Nov 2026')).toBeNull();
});
