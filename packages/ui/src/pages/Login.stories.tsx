import { expect, screen, type UserEventObject, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.ts';
import { Login } from '../islands/Login.island.tsx';
import { ledTo } from '../testing/leads-on.ts';
import { openPage } from '../testing/open-page.ts';
import { cast, PASSWORD } from '../testing/world/people.ts';

const patience = { timeout: 8000 };
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
