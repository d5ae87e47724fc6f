import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { PasskeyLoginForm } from './PasskeyLoginForm.tsx';

const meta = preview.meta({
  component: PasskeyLoginForm,
  args: { onPasskey: accepted() },
});

export const Normal = meta.story();
export const Opening = meta.story({ args: { navigating: true } });
export const Refused = meta.story({
  args: {
    onPasskey: refused('', 'Check the role.'),
  },
});

Refused.test('a refused passkey shows an error above its button', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey instead' }));
  await waitFor(() => expect(canvas.getByText('Check the role.')).toBeVisible());
  await waitFor(() => expect(args.onPasskey).toHaveBeenCalledOnce());
});
