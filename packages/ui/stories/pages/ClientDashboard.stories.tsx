import { listOwnApplications } from '@prahari/contract/applications';
import type { ClientProfile } from '@prahari/contract/clients.schemas';
import { expect, screen, waitFor } from 'storybook/test';
import { everyLook } from '../../../../.storybook/looks.ts';
import preview from '../../../../.storybook/preview.ts';
import { ClientDashboard } from '../../src/dashboards/client/ClientDashboard.island.tsx';
import { nightAssignment } from '../../src/features/assignments/assignments.samples.ts';
import { clientWithRoom } from '../../src/features/clients/clients.samples.ts';
import { refuse } from '../../testing/mock-api/reply.ts';
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
  component: ClientDashboard,
  args: { officePhone: '+91 20 5550 1400' },
  parameters: { chromatic: { modes: everyLook }, layout: 'fullscreen', viewport: narrowViewports },
});

const newClient: PageOptions = {
  as: 'client',
  data: { clientProfile: null, clientApplications: [], bills: [] },
};
const withdrawn: ClientProfile = {
  ...clientWithRoom,
  status: 'unassigned',
  activeAssignments: [{ ...nightAssignment, status: 'completed' }],
};

export const WithGuards = meta.story({
  tags: ['snapshot'],
  beforeEach: open({ as: 'client' }),
});
export const ApplyForService = meta.story({
  tags: ['snapshot-phone'],
  beforeEach: open({ as: 'client', search: '?tab=apply-for-service' }),
});
export const Bills = meta.story({
  tags: ['snapshot'],
  beforeEach: open({ as: 'client', search: '?tab=bills' }),
});
export const NewClient = meta.story({
  tags: ['snapshot-phone'],
  beforeEach: open(newClient),
});
export const NoBillsYet = meta.story({ beforeEach: open({ ...newClient, search: '?tab=bills' }) });
export const GuardWithdrawn = meta.story({
  beforeEach: open({ as: 'client', data: { clientProfile: withdrawn } }),
});
export const FailingNetwork = meta.story({
  globals: { network: 'failing' },
  beforeEach: open({ as: 'client', search: '?tab=bills' }),
  play: expectFailureToast(['Failed to fetch bills']),
});
export const FailingRequests = meta.story({
  beforeEach: (context) => {
    const close = open(newClient)(context);
    context.msw.use(refuse(listOwnApplications, { status: 400, code: 'test.failing', message: '' }));
    return close;
  },
});
export const HostedApi = meta.story({
  beforeEach: open({ as: 'client', search: '?tab=apply-for-service', isHosted: true }),
});
export const NarrowestPhone = meta.story({ ...onNarrowestPhone, beforeEach: open({ as: 'client' }) });
export const LargeText = meta.story({ ...onPhone, beforeEach: open({ as: 'client' }) });
NarrowestPhone.test('no tab scrolls sideways or clips text', expectNoOverflowInTabs);
LargeText.test('no tab clips text at 200 %', expectNoOverflowWithLargeText);

WithGuards.test('the client sees both guards and the bills', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByRole('article', { name: 'Lalita Devi Munda' })).toBeVisible());
  await waitFor(() => expect(canvas.getByRole('article', { name: 'Iqbal Ansari' })).toBeVisible());
  await userEvent.click(canvas.getByRole('tab', { name: 'Bills' }));
  await waitFor(() => expect(canvas.getAllByText('₹18,42,000.00')[0]).toBeVisible());
});
WithGuards.test('the tab is in the URL and Back returns', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Bills' }));
  await waitFor(() => expect(canvas.getAllByText('PR/26-27/000008')[0]).toBeVisible());
  await expect(location.search).toBe('?tab=bills');
  history.back();
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Guard Status' })).toBeVisible());
});
GuardWithdrawn.test('a client whose guard was withdrawn sees the message', async ({ canvas }) => {
  const shown = await canvas.findByText('Guard has been withdrawn from your service');
  await waitFor(() => expect(shown).toBeVisible());
});
FailingRequests.test(
  'requests that fail can be tried again, and are not taken for none',
  async ({ canvas }) => {
    const failed = await canvas.findByText('Failed to fetch applications');
    await waitFor(() => expect(failed).toBeVisible());
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    await expect(canvas.queryByText('No guards yet')).toBeNull();
  },
);
HostedApi.test('without the applications endpoint only the form is shown', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByLabelText('Location')).toBeVisible());
  await expect(canvas.queryByText('Your applications')).toBeNull();
});

const wide = {
  globals: { viewport: { value: 'wide' } },
  parameters: {
    chromatic: { disableSnapshot: true },
    viewport: {
      options: {
        wide: { name: 'Wide, 1366', styles: { width: '1366px', height: '800px' }, type: 'desktop' },
      },
    },
  },
} as const;

export const InHindi = meta.story({ ...onPhone, beforeEach: open({ as: 'client', language: 'hi' }) });
InHindi.test('everything is in Hindi, and no tab clips text at 200 %', async (context) => {
  await waitFor(() => expect(screen.getByRole('tab', { name: 'गार्ड की स्थिति' })).toBeVisible());
  await waitFor(() => expect(document.documentElement.lang).toBe('hi-IN'));
  await expectNoOverflowWithLargeText(context);
});
export const InHindiWide = meta.story({
  ...wide,
  tags: ['exhaustive'],
  beforeEach: open({ as: 'client', language: 'hi' }),
});
InHindiWide.test('no tab clips text at 200 % in Hindi in a wide window', async (context) => {
  await waitFor(() => expect(screen.getByRole('tab', { name: 'गार्ड की स्थिति' })).toBeVisible());
  await expectNoOverflowWithLargeText(context);
});
export const InMarathi = meta.story({
  ...onPhone,
  tags: ['exhaustive'],
  beforeEach: open({ as: 'client', language: 'mr' }),
});
InMarathi.test('no tab clips text at 200 % in Marathi', async (context) => {
  await waitFor(() => expect(document.documentElement.lang).toBe('mr-IN'));
  await expectNoOverflowWithLargeText(context);
});
