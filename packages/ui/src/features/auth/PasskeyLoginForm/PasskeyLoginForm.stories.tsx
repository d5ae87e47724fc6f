import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { PasskeyLoginForm, type PasskeyLoginFormProps } from './PasskeyLoginForm.tsx';

type OnPasskey = PasskeyLoginFormProps['onPasskey'];

const meta = preview.meta({
  component: PasskeyLoginForm,
  args: { onPasskey: fn<OnPasskey>(async () => ({ ok: true })) },
});

export const Normal = meta.story();
export const Opening = meta.story({ args: { navigating: true } });
export const Refused = meta.story({
  args: {
    onPasskey: fn<OnPasskey>(async () => ({ ok: false, errors: [{ path: '', message: 'Check the role.' }] })),
  },
});

Refused.test('a refused passkey shows an error above its button', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey instead' }));
  await waitFor(() => expect(canvas.getByText('Check the role.')).toBeVisible());
  await waitFor(() => expect(args.onPasskey).toHaveBeenCalledOnce());
});
