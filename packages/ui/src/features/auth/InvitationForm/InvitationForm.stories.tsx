import { CONSENT_NOTICE } from '@prahari/contract/auth';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted } from '../../../../testing/submit-results.ts';
import { ConsentNotice } from '../ConsentNotice/ConsentNotice.tsx';
import { InvitationForm } from './InvitationForm.tsx';

const meta = preview.meta({
  component: InvitationForm,
  args: {
    check: async ({ password }): Promise<Record<string, string>> =>
      password.length < 8 ? { password: 'Password must be at least 8 characters' } : {},
    onSetPassword: accepted(),
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
