import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.ts';
import { Signup } from '../../src/islands/Signup.island.tsx';
import { capturedNavigation } from '../../testing/capture-navigation.ts';
import { openPage } from '../../testing/open-page.ts';

const meta = preview.meta({ component: Signup, beforeEach: (context) => openPage(context) });

export const Empty = meta.story({ tags: ['snapshot', 'snapshot-phone'] });

Empty.test('a successful signup opens the verification page', async ({ userEvent }) => {
  await userEvent.type(screen.getByLabelText('Full name'), 'Asha Menon');
  await userEvent.type(screen.getByLabelText('Email'), 'asha@menon.example');
  await userEvent.type(screen.getByLabelText('Phone'), '+91 98765 43210');
  await userEvent.type(screen.getByLabelText('Password'), 'a long phrase');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'a long phrase{Enter}');
  await waitFor(() => expect(capturedNavigation()).toBe('/otp-verification'));
});
