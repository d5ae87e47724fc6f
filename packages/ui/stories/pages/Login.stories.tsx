import { secondFactorWrong } from '@prahari/contract/auth';
import { expect, screen, type UserEventObject, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.ts';
import { Login } from '../../src/islands/Login.island.tsx';
import { capturedNavigation } from '../../testing/capture-navigation.ts';
import { withSecondFactor } from '../../testing/mock-api/responses/account.ts';
import { defaultState } from '../../testing/mock-api/sample-data/default-state.ts';
import { CODE, PASSWORD, users } from '../../testing/mock-api/sample-data/users.ts';
import type { MockState } from '../../testing/mock-api/state.ts';
import { openPage } from '../../testing/open-page.ts';

const meta = preview.meta({ component: Login, beforeEach: (context) => openPage(context) });

export const Empty = meta.story({ tags: ['snapshot', 'snapshot-dark', 'snapshot-phone'] });
export const FailingNetwork = meta.story({ globals: { network: 'failing' } });

async function logIn(userEvent: UserEventObject, email: string, password: string) {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}

Empty.test('a client is redirected to the dashboard', async ({ userEvent }) => {
  await logIn(userEvent, users.client.email, PASSWORD);
  await waitFor(() => expect(capturedNavigation()).toBe('/client-dashboard'));
});
Empty.test('a wrong password shows Invalid credentials and what to check', async ({ userEvent }) => {
  await logIn(userEvent, users.client.email, 'not-the-password');
  await waitFor(() => expect(screen.getAllByText('Invalid credentials')[0]).toBeVisible());
  await waitFor(() => expect(screen.getByText('Check the role, email and password.')).toBeVisible());
});
Empty.test('an unverified account is told to verify the email', async ({ userEvent }) => {
  await logIn(userEvent, users.unverified.email, PASSWORD);
  const messages = await screen.findAllByText('Please verify your email first');
  await waitFor(() => expect(messages[0]).toBeVisible());
});

export const AdminWithSecondFactor = meta.story({
  beforeEach: (context) => openPage(context, { state: withSecondFactor(defaultState(), users.admin.id) }),
});
AdminWithSecondFactor.test(
  'an admin is asked for a code and the form keeps its values',
  async ({ userEvent }) => {
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Admin');
    await logIn(userEvent, users.admin.email, PASSWORD);
    await userEvent.click(await screen.findByLabelText('Digit 1'));
    await userEvent.keyboard('000000');
    await waitFor(() => expect(screen.getByText(secondFactorWrong.message)).toBeVisible());
    await expect(screen.getByLabelText('Email')).toHaveValue(users.admin.email);
    await userEvent.click(screen.getByLabelText('Digit 1'));
    await userEvent.keyboard(CODE);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(capturedNavigation()).toBe('/admin-dashboard'));
  },
);

function stateWithDisabledGuard(): MockState {
  const state = defaultState();
  const guard = state.accounts.find(({ id }) => id === users.guard.id);
  if (guard) guard.disabledSince = '2026-11-19T13:05:00Z';
  return state;
}
export const Disabled = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: (context) => openPage(context, { state: stateWithDisabledGuard() }),
});
Disabled.test('a disabled account is revealed only with the right password', async ({ userEvent }) => {
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Security Guard');
  await logIn(userEvent, users.guard.email, 'not-the-password');
  await waitFor(() => expect(screen.getAllByText('Invalid credentials')[0]).toBeVisible());
  await userEvent.clear(screen.getByLabelText('Password'));
  await userEvent.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
  await waitFor(() => expect(screen.getByText('This account is disabled. Call the office.')).toBeVisible());
  await expect(screen.getByLabelText('Email')).toHaveValue(users.guard.email);
});
