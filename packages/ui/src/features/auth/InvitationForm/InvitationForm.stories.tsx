import { CONSENT_NOTICE } from '@prahari/contract/consent';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { ConsentNotice } from '../ConsentNotice/ConsentNotice.tsx';
import { InvitationForm, type InvitationFormProps } from './InvitationForm.tsx';

type SetPassword = InvitationFormProps['onSetPassword'];

const meta = preview.meta({
  component: InvitationForm,
  args: {
    check: async ({ password }): Promise<Record<string, string>> =>
      password.length < 8 ? { password: 'Password must be at least 8 characters' } : {},
    onSetPassword: fn<SetPassword>(async () => ({ ok: true })),
  },
});

export const Empty = meta.story();
export const WithNotice = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { notice: <ConsentNotice invited /> },
});
WithNotice.test('a ticked purpose is sent with the password', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Messages on WhatsApp' }));
  await userEvent.type(canvas.getByLabelText('Password'), 'a whistle and a torch');
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'a whistle and a torch{Enter}');
  const consent = { notice: CONSENT_NOTICE, purposes: ['whatsApp'] };
  await waitFor(() =>
    expect(args.onSetPassword).toHaveBeenCalledWith({ password: 'a whistle and a torch', consent }),
  );
});
export const TooOld = meta.story({
  args: {
    onSetPassword: fn<SetPassword>(async () => ({
      ok: false,
      errors: [
        { path: '', message: 'This invitation was used or is too old. Ask the office for a new one.' },
      ],
    })),
  },
});
