import { secondFactorWrong } from '@prahari/contract/auth';
import { expect, screen, type UserEventObject, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.ts';
import { Login } from '../islands/Login.island.tsx';
import { ledTo } from '../testing/leads-on.ts';
import { openPage, patience } from '../testing/open-page.ts';
import { giveSecondFactor } from '../testing/world/answers/account.ts';
import { ordinaryWorld } from '../testing/world/ordinary-world.ts';
import { CODE, cast, PASSWORD } from '../testing/world/people.ts';
import type { World } from '../testing/world/state.ts';

const meta = preview.meta({ component: Login, beforeEach: (context) => openPage(context) });

export const Empty = meta.story();
export const FailingNetwork = meta.story({ globals: { network: 'failing' } });

async function logIn(userEvent: UserEventObject, email: string, password: string) {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}

Empty.test('a client is led to the dashboard', async ({ userEvent }) => {
  await logIn(userEvent, cast.client.email, PASSWORD);
  await waitFor(() => expect(ledTo()).toBe('/client-dashboard'), patience);
});
Empty.test('a wrong password is refused without saying which part was wrong', async ({ userEvent }) => {
  await logIn(userEvent, cast.client.email, 'not-the-password');
  await expect((await screen.findAllByText('Invalid credentials', {}, patience))[0]).toBeVisible();
});
Empty.test('who has not typed the code yet is told', async ({ userEvent }) => {
  await logIn(userEvent, cast.unverified.email, PASSWORD);
  const why = await screen.findAllByText('Please verify your email first', {}, patience);
  await expect(why[0]).toBeVisible();
});

export const AdminWithSecondFactor = meta.story({
  beforeEach: (context) => openPage(context, { world: giveSecondFactor(ordinaryWorld(), cast.admin.id) }),
});
AdminWithSecondFactor.test(
  'an admin is asked for a code, and what was typed stays',
  async ({ userEvent }) => {
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Admin');
    await logIn(userEvent, cast.admin.email, PASSWORD);
    await userEvent.click(await screen.findByLabelText('Digit 1', {}, patience));
    await userEvent.keyboard('000000');
    await expect(await screen.findByText(secondFactorWrong.message, {}, patience)).toBeVisible();
    await expect(screen.getByLabelText('Email')).toHaveValue(cast.admin.email);
    await userEvent.click(screen.getByLabelText('Digit 1'));
    await userEvent.keyboard(CODE);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(ledTo()).toBe('/admin-dashboard'), patience);
  },
);

function worldWithoutGuard(): World {
  const world = ordinaryWorld();
  const guard = world.accounts.find(({ id }) => id === cast.guard.id);
  if (guard) guard.offSince = '2026-11-19T13:05:00Z';
  return world;
}
export const SwitchedOff = meta.story({
  parameters: { pictures: { skip: true } },
  beforeEach: (context) => openPage(context, { world: worldWithoutGuard() }),
});
SwitchedOff.test(
  'who was switched off reads so in the form, and with a wrong password nothing of it',
  async ({ userEvent }) => {
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Security Guard');
    await logIn(userEvent, cast.guard.email, 'not-the-password');
    await expect((await screen.findAllByText('Invalid credentials', {}, patience))[0]).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Password'));
    await userEvent.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await expect(
      await screen.findByText('This account is switched off. Call the office.', {}, patience),
    ).toBeVisible();
    await expect(screen.getByLabelText('Email')).toHaveValue(cast.guard.email);
  },
);
