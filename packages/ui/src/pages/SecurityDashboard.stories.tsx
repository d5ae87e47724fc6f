import { expect, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.ts';
import { SecurityDashboard } from '../islands/SecurityDashboard.island.tsx';
import { type Opening, openPage } from '../testing/open-page.ts';

type Context = Parameters<typeof openPage>[0];
const open = (opening: Opening) => (context: Context) => openPage(context, opening);
const patience = { timeout: 8000 };

const meta = preview.meta({
  component: SecurityDashboard,
  args: { officePhone: '+91 20 5550 1400' },
  parameters: { layout: 'fullscreen' },
});

export const OnDuty = meta.story({ beforeEach: open({ as: 'guard' }) });
export const Free = meta.story({ beforeEach: open({ as: 'freeGuard' }) });
export const NewGuard = meta.story({ beforeEach: open({ as: 'newGuard' }) });
export const ApplyForJob = meta.story({ beforeEach: open({ as: 'newGuard', at: '?tab=apply-for-job' }) });
export const Waiting = meta.story({ beforeEach: open({ as: 'applicant', at: '?tab=apply-for-job' }) });
export const FailingNetwork = meta.story({
  globals: { network: 'failing' },
  beforeEach: open({ as: 'guard' }),
});

OnDuty.test('a guard takes a break and completes the assignment', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'On break' }, patience));
  await expect((await screen.findAllByText('Status updated successfully', {}, patience))[0]).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'Completed' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as completed' }, patience));
  await expect(await canvas.findByText('Your assignment has been completed', {}, patience)).toBeVisible();
});
ApplyForJob.test('somebody new applies, and waits for the office', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Full name', {}, patience), 'Lalita Soren');
  const [day] = canvas.getAllByRole('spinbutton', { name: /day/i });
  if (day) await userEvent.click(day);
  await userEvent.keyboard('03021999');
  await userEvent.type(canvas.getByLabelText('Address'), 'Harmu, Ranchi');
  await userEvent.type(canvas.getByLabelText('Phone number'), '+91 98765 43210');
  await userEvent.type(canvas.getByLabelText('Experience (years)'), '2');
  await userEvent.type(canvas.getByLabelText('Qualifications'), 'Class XII');
  await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
  await expect(await screen.findByText('Application submitted successfully!', {}, patience)).toBeVisible();
  await expect(await canvas.findByText('Your application is with the office', {}, patience)).toBeVisible();
});
