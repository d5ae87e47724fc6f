import { accountDisabled, login, notVerified, secondFactorNeeded } from '@prahari/contract/sessions';
import { expect, screen, type UserEventObject, waitFor } from 'storybook/test';
import { everyLook } from '../../../../.storybook/looks.ts';
import preview from '../../../../.storybook/preview.ts';
import { Login } from '../../src/islands/Login.island.tsx';
import { capturedNavigation } from '../../testing/capture-navigation.ts';
import { refuse } from '../../testing/mock-api/reply.ts';
import { openPage } from '../../testing/open-page.ts';

const meta = preview.meta({
  component: Login,
  beforeEach: (context) => openPage(context),
  parameters: { chromatic: { modes: everyLook } },
});

export const Empty = meta.story({ tags: ['snapshot', 'snapshot-phone'] });
export const FailingNetwork = meta.story({ globals: { network: 'failing' } });

const EMAIL = 'asha@prahari.example';

async function logIn(userEvent: UserEventObject) {
  await userEvent.type(screen.getByLabelText('Email'), EMAIL);
  await userEvent.type(screen.getByLabelText('Password'), 'gate-number-seven{Enter}');
}

Empty.test('a client is redirected to the dashboard', async ({ userEvent }) => {
  await logIn(userEvent);
  await waitFor(() => expect(capturedNavigation()).toBe('/client-dashboard'));
});
Empty.test('an unverified account is told to verify the email', async ({ msw, userEvent }) => {
  msw.use(refuse(login, notVerified));
  await logIn(userEvent);
  const messages = await screen.findAllByText('Please verify your email first');
  await waitFor(() => expect(messages[0]).toBeVisible());
});

export const AdminWithSecondFactor = meta.story({
  beforeEach: ({ msw }) => msw.use(refuse(login, secondFactorNeeded, { once: true })),
});

export const Disabled = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => msw.use(refuse(login, accountDisabled)),
});
Disabled.test('a disabled account is told to call the office', async ({ userEvent }) => {
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Security Guard');
  await logIn(userEvent);
  await waitFor(() => expect(screen.getByText('This account is disabled. Call the office.')).toBeVisible());
  await expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
});
