import { expect, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.ts';
import { ClientDashboard } from '../islands/ClientDashboard.island.tsx';
import { type Opening, openPage } from '../testing/open-page.ts';

type Context = Parameters<typeof openPage>[0];
const open = (opening: Opening) => (context: Context) => openPage(context, opening);
const patience = { timeout: 8000 };

const meta = preview.meta({ component: ClientDashboard, parameters: { layout: 'fullscreen' } });

export const Guarded = meta.story({ beforeEach: open({ as: 'client' }) });
export const ApplyForService = meta.story({
  beforeEach: open({ as: 'client', at: '?tab=apply-for-service' }),
});
export const Bills = meta.story({ beforeEach: open({ as: 'client', at: '?tab=bills' }) });
export const NewClient = meta.story({ beforeEach: open({ as: 'newClient' }) });
export const NoBillsYet = meta.story({ beforeEach: open({ as: 'newClient', at: '?tab=bills' }) });
export const GuardLeft = meta.story({ beforeEach: open({ as: 'formerClient' }) });
export const FailingNetwork = meta.story({
  globals: { network: 'failing' },
  beforeEach: open({ as: 'client', at: '?tab=bills' }),
});

Guarded.test('a client sees both guards and owes what the office wrote', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('article', { name: 'Dattatray Pawar' }, patience)).toBeVisible();
  await expect(canvas.getByRole('article', { name: 'Kavita Rawat' })).toBeVisible();
  await userEvent.click(canvas.getByRole('tab', { name: 'Bills' }));
  await expect(await canvas.findByText('₹1,51,200.00', {}, patience)).toBeVisible();
});
NewClient.test(
  'a request of a new client waits in the list below the form',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply for Service' }, patience));
    await userEvent.type(await canvas.findByLabelText('Location', {}, patience), '9 Tilak Road, Pune');
    const days = canvas.getAllByRole('spinbutton', { name: /day/i });
    if (days[0]) await userEvent.click(days[0]);
    await userEvent.keyboard('01122026');
    if (days[1]) await userEvent.click(days[1]);
    await userEvent.keyboard('31122026');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
    await expect(await screen.findByText('Application submitted successfully!', {}, patience)).toBeVisible();
    await expect(await canvas.findByText('9 Tilak Road, Pune', {}, patience)).toBeVisible();
    await expect(await canvas.findByText('Pending', {}, patience)).toBeVisible();
  },
);
