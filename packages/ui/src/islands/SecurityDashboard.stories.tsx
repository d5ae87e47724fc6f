import { today } from '@prahari/contract';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.ts';
import { $token } from '../api/token.ts';
import { guardAssignment } from '../features/assignments/current-assignment.samples.ts';
import { $role } from '../stores/session.ts';
import { SecurityDashboard } from './SecurityDashboard.island.tsx';

const data = (value: unknown) => () => HttpResponse.json({ success: true, data: value });
const failed = () => HttpResponse.json({ success: false }, { status: 500 });
const missing = () =>
  HttpResponse.json({ success: false, message: 'Application not found' }, { status: 404 });

/** Runs now, whenever the story is looked at. */
const duty = {
  ...guardAssignment,
  shift: '24h',
  shiftTiming: '24 hours',
  startDate: today(),
  endDate: today(),
};
const guard = (currentAssignment: unknown, status = 'assigned') => ({
  _id: 'guard-1',
  user: guardAssignment.guard.user,
  status,
  currentAssignment,
});
const application = {
  _id: 'application-1',
  fullName: 'Dattatray Pawar',
  phoneNumber: '+91 98765 43210',
  experience: 7,
  status: 'pending',
  createdAt: '2026-11-18T06:30:00.000Z',
};

const meta = preview.meta({
  component: SecurityDashboard,
  args: { officePhone: '+91 20 5550 1400' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    history.replaceState(null, '', location.pathname);
    $role.set('security');
    $token.set('a-token');
    msw.use(
      http.get('/api/security/profile', data(guard(duty))),
      http.get('/api/security/application/status', missing),
    );
  },
});

export const OnDuty = meta.story();
OnDuty.test('a guard sees how long and where', async ({ canvas }) => {
  await expect(await canvas.findByText('Your shift ends in')).toBeVisible();
  await expect(canvas.getByRole('heading', { name: duty.clientName })).toBeVisible();
});
OnDuty.test('a status that cannot be saved stays as it was', async ({ canvas, msw }) => {
  msw.use(http.put('/api/security/update-assignment', failed));
  await userEvent.click(await canvas.findByRole('radio', { name: 'On break' }));
  await expect(await screen.findByText('Failed to update status')).toBeVisible();
  await expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked();
});
OnDuty.test('completing ends the assignment', async ({ canvas, msw }) => {
  msw.use(
    http.put('/api/security/update-assignment', () => {
      msw.use(http.get('/api/security/profile', data(guard({ ...duty, status: 'completed' }, 'available'))));
      return HttpResponse.json({ success: true });
    }),
  );
  await userEvent.click(await canvas.findByRole('radio', { name: 'Completed' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as completed' }));
  await expect(await canvas.findByText('Your assignment has been completed')).toBeVisible();
  await expect(await screen.findByText('Status updated successfully')).toBeVisible();
});
export const Completed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.get('/api/security/profile', data(guard({ ...duty, status: 'completed' }, 'available')))),
});
export const NoAssignment = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('/api/security/profile', data(guard(null, 'available')))),
});
NoAssignment.test('a guard without an assignment need not apply again', async ({ canvas }) => {
  await expect(await canvas.findByText('No assignment yet')).toBeVisible();
  await userEvent.click(canvas.getByRole('tab', { name: 'Apply for Job' }));
  await expect(await canvas.findByText('You are already a guard')).toBeVisible();
});

export const OlderApi = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('/api/security/profile', data(guard('66aa51c0')))),
});
OlderApi.test('an assignment known only by its id is there, without details', async ({ canvas }) => {
  await expect(await canvas.findByText('You have an assignment')).toBeVisible();
});

export const NewGuard = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('/api/security/profile', data(null))),
});
NewGuard.test('somebody new is led to the application', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Apply for Job' }));
  await expect(await canvas.findByLabelText('Full name')).toBeVisible();
});

export const Waiting = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/security/profile', data(null)),
      http.get('/api/security/application/status', data(application)),
    ),
});
Waiting.test('one who waits sees that in both tabs', async ({ canvas }) => {
  await expect(await canvas.findByText('Your application is with the office')).toBeVisible();
  await userEvent.click(canvas.getByRole('tab', { name: 'Apply for Job' }));
  await expect(await canvas.findByRole('heading', { name: 'Apply for Job' })).toBeVisible();
  await expect(await canvas.findByText('Your application is with the office')).toBeVisible();
  await expect(canvas.queryByLabelText('Full name')).toBeNull();
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => {
    history.replaceState(null, '', '?tab=apply-for-job');
    msw.use(
      http.get('/api/security/profile', data(null)),
      http.get('/api/security/application/status', data({ ...application, status: 'rejected' })),
    );
  },
});
Rejected.test('after a refusal one may apply again', async ({ canvas }) => {
  await expect(await canvas.findByText('Your application was not accepted')).toBeVisible();
  await expect(await canvas.findByLabelText('Full name')).toBeVisible();
});

export const ServerDown = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('/api/security/profile', failed)),
});
ServerDown.test('a profile that does not come says so', async () => {
  await expect(await screen.findByRole('alertdialog', { name: 'Failed to fetch assignments' })).toBeVisible();
});
