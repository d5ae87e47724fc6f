import type { SecurityApplication } from '@prahari/contract/applications.schemas';
import type { OwnDuty } from '@prahari/contract/duties.schemas';
import type { GuardProfile } from '@prahari/contract/guards.schemas';
import { expect, screen, waitFor } from 'storybook/test';
import { everyLook } from '../../../../.storybook/looks.ts';
import preview from '../../../../.storybook/preview.ts';
import { SecurityDashboard } from '../../src/dashboards/security/SecurityDashboard.island.tsx';
import { guardAssignment } from '../../src/features/assignments/current-assignment.samples.ts';
import { availableGuard } from '../../src/features/guards/guards.samples.ts';
import {
  pendingApplication,
  rejectedApplication,
} from '../../src/features/job-applications/job-applications.samples.ts';
import { startedDuty } from '../../testing/mock-api/data.ts';
import { setNetwork } from '../../testing/mock-api/network.ts';
import { withPage as open, type PageOptions } from '../../testing/open-page.ts';
import {
  expectFailureToast,
  expectNoOverflowInTabs,
  expectNoOverflowWithLargeText,
  narrowViewports,
  onNarrowestPhone,
  onPhone,
} from '../../testing/page-checks.ts';

const meta = preview.meta({
  component: SecurityDashboard,
  args: { officePhone: '+91 20 5550 1400' },
  parameters: { chromatic: { modes: everyLook }, layout: 'fullscreen', viewport: narrowViewports },
});

const free: GuardProfile = { ...availableGuard, currentAssignment: null };
const completed: GuardProfile = {
  ...free,
  currentAssignment: { ...guardAssignment, status: 'completed' },
};
const { startedAt, arrivedAt, startedBy, ...notStarted } = startedDuty;
/** A duty of today that nobody has started. */
const lateDuty: OwnDuty = { ...notStarted, state: 'late' };
const newGuard: PageOptions = {
  as: 'security',
  data: { guardProfile: null, securityApplications: [] },
};
const applicant = (application: SecurityApplication): PageOptions => ({
  as: 'security',
  search: '?tab=apply-for-job',
  data: { guardProfile: null, securityApplications: [application] },
});

export const OnDuty = meta.story({
  tags: ['snapshot', 'snapshot-phone'],
  beforeEach: open({ as: 'security' }),
});
export const Available = meta.story({
  tags: ['snapshot-phone'],

  beforeEach: open({ as: 'security', data: { guardProfile: completed, duties: [] } }),
});
export const StartDuty = meta.story({
  beforeEach: open({ as: 'security', data: { duties: [lateDuty] } }),
});
export const NoNetwork = meta.story({
  beforeEach: open({ as: 'security', data: { duties: [lateDuty] } }),
  play: async ({ canvas, userEvent }) => {
    const start = await canvas.findByRole('button', { name: 'Start duty' });
    setNetwork('failing');
    await userEvent.click(start);
    await waitFor(() => expect(canvas.getByText('not sent yet')).toBeVisible());
  },
});
export const Month = meta.story({
  ...onPhone,
  beforeEach: open({ as: 'security', search: '?tab=month' }),
});
export const MonthWithoutNetwork = meta.story({
  globals: { network: 'failing' },
  beforeEach: open({ as: 'security', search: '?tab=month' }),
});
export const NewGuard = meta.story({ beforeEach: open(newGuard) });
export const ApplyForJob = meta.story({
  tags: ['snapshot-phone'],
  beforeEach: open({ ...newGuard, search: '?tab=apply-for-job' }),
});
export const Pending = meta.story({ beforeEach: open(applicant(pendingApplication)) });
export const FailingNetwork = meta.story({
  globals: { network: 'failing' },
  beforeEach: open({ as: 'security' }),
  play: expectFailureToast(['Failed to fetch assignments']),
});
export const NoAssignment = meta.story({
  beforeEach: open({ as: 'security', data: { guardProfile: free, duties: [] } }),
});
export const Rejected = meta.story({
  beforeEach: open(applicant(rejectedApplication)),
});
export const HostedApi = meta.story({
  beforeEach: open({
    as: 'security',
    data: { guardProfile: { ...free, status: 'assigned' } },
    isHosted: true,
  }),
});
export const NarrowestPhone = meta.story({ ...onNarrowestPhone, beforeEach: open(newGuard) });
export const LargeText = meta.story({ ...onPhone, beforeEach: open({ as: 'security' }) });
NarrowestPhone.test('no tab scrolls sideways or clips text', expectNoOverflowInTabs);
LargeText.test('no tab clips text at 200 %', expectNoOverflowWithLargeText);

OnDuty.test('the guard sees the time left and the client', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Your shift ends in')).toBeVisible());
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: guardAssignment.clientName })).toBeVisible(),
  );
});
StartDuty.test('one press starts the duty', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Start duty' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'End duty' })).toBeVisible());
  await waitFor(() => expect(screen.getByText('Duty started')).toBeVisible());
});
NoNetwork.test('a press that waits goes out by itself when the network is back', async ({ canvas }) => {
  setNetwork('normal');
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(canvas.queryByText('not sent yet')).toBeNull());
  await waitFor(() => expect(canvas.getByRole('button', { name: 'End duty' })).toBeVisible());
});
Month.test('one press agrees the month and says what was agreed and when', async ({ canvas, userEvent }) => {
  const picker = await canvas.findAllByRole('button', { name: /^\w+ \d{4}$/ });
  await userEvent.click(picker[0] as HTMLElement);
  await userEvent.click(await canvas.findByRole('button', { name: /^Yes, \d+ days, \d+ hours$/ }));
  await waitFor(() => expect(canvas.getByText(/^You agreed \d+ days, \d+ hours$/)).toBeVisible());
});
NoAssignment.test(
  'a guard without an assignment is not asked to apply again',
  async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('No assignment yet')).toBeVisible());
    await userEvent.click(canvas.getByRole('tab', { name: 'Apply for Job' }));
    await waitFor(() => expect(canvas.getByText('You are already a guard')).toBeVisible());
  },
);
HostedApi.test('an assignment known only by id is shown without details', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('You have an assignment')).toBeVisible());
  // The hosted API has neither.
  for (const name of ['Month', 'Leave']) await expect(canvas.queryByRole('tab', { name })).toBeNull();
});
NewGuard.test('a new guard gets a button to the application form', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Apply for Job' }));
  await waitFor(() => expect(canvas.getByLabelText('Full name')).toBeVisible());
});
Pending.test('a pending applicant sees the status in both tabs', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByText('Your application is with the office')).toBeVisible());
  await expect(canvas.queryByLabelText('Full name')).toBeNull();
  await userEvent.click(canvas.getByRole('tab', { name: 'Assignments' }));
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Assignments' })).toBeVisible());
  await waitFor(() => expect(canvas.getByText('Your application is with the office')).toBeVisible());
});
Rejected.test('a rejected applicant can apply again', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Your application was not accepted')).toBeVisible());
  await waitFor(() => expect(canvas.getByLabelText('Full name')).toBeVisible());
});

export const InHindi = meta.story({
  ...onPhone,
  beforeEach: open({ as: 'security', language: 'hi' }),
});
InHindi.test('everything is in Hindi, and no tab clips text at 200 %', async (context) => {
  await waitFor(() => expect(screen.getByRole('tab', { name: 'छुट्टी' })).toBeVisible());
  await expect(document.documentElement.lang).toBe('hi-IN');
  await expectNoOverflowWithLargeText(context);
});
export const InMarathi = meta.story({
  ...onPhone,
  tags: ['exhaustive'],
  beforeEach: open({ as: 'security', language: 'mr' }),
});
InMarathi.test('no tab clips text at 200 % in Marathi', async (context) => {
  await waitFor(() => expect(screen.getByRole('tab', { name: 'रजा' })).toBeVisible());
  await expectNoOverflowWithLargeText(context);
});
