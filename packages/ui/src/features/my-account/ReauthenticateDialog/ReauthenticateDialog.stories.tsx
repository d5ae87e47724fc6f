import { fieldErrors } from '@prahari/contract/check';
import { reauthenticateBody } from '@prahari/contract/factors.schemas';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { ReauthenticateDialog, type ReauthenticateDialogProps } from './ReauthenticateDialog.tsx';

type Submit = ReauthenticateDialogProps['onSubmit'];

const meta = preview.meta({
  component: ReauthenticateDialog,
  args: {
    check: (typed) => fieldErrors(reauthenticateBody, typed),
    onSubmit: accepted(),
    onCancel: fn(),
  },
});

export const Asking = meta.story();
Asking.test('the dialog says that the action goes on once the password is right', async () => {
  await expect(await screen.findByRole('dialog')).toHaveTextContent(
    'What you asked for is done as soon as the password is right.',
  );
});
export const WithPasskey = meta.story({
  args: { onPasskey: fn<() => ReturnType<Submit>>(async () => ({ ok: true })) },
});
export const WrongPassword = meta.story({
  args: {
    onSubmit: refused('currentPassword', 'Current password is wrong'),
  },
});

WrongPassword.test(
  'a wrong password shows an error at its field and is kept',
  async ({ args, userEvent }) => {
    await userEvent.type(screen.getByLabelText('Current password'), 'open sesame{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ currentPassword: 'open sesame', totp: '' }),
    );
    await waitFor(() => expect(screen.getByText('Current password is wrong')).toBeVisible());
    await expect(screen.getByLabelText('Current password')).toHaveValue('open sesame');
  },
);

export const WithTwoStepLogin = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { needsCode: true },
});

WithTwoStepLogin.test('a code is sent beside the password', async ({ args, userEvent }) => {
  await userEvent.type(screen.getByLabelText('Current password'), 'open sesame');
  await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}');
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenCalledWith({ currentPassword: 'open sesame', totp: '123456' }),
  );
});

WithPasskey.test('a passkey is used instead of the password', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Use a passkey instead' }));
  await waitFor(() => expect(args.onPasskey).toHaveBeenCalledOnce());
});
