import { CONSENT_NOTICE } from '@prahari/contract/auth';
import { registerBody } from '@prahari/contract/auth.schemas';
import { fieldErrors } from '@prahari/contract/check';
import { expect, fn, type UserEventObject, waitFor, type within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { inColumn } from '../../../../stories/in-column.tsx';
import { accepted } from '../../../../testing/submit-results.ts';
import { ConsentNotice } from '../ConsentNotice/ConsentNotice.tsx';
import { SignupForm } from './SignupForm.tsx';

const meta = preview.meta({
  component: SignupForm,
  args: {
    check: async (typed: object) => fieldErrors(registerBody, typed),
    onSignUp: accepted(),
    onPasswordsDiffer: fn(),
    notice: <ConsentNotice />,
  },
  decorators: [inColumn],
});

const typed = {
  'Full name': 'Asha Rao',
  Email: 'asha@example.com',
  Phone: '+91 98765 43210',
  Password: 'long enough',
  'Confirm password': 'long enough',
};

async function fill(
  canvas: Pick<ReturnType<typeof within>, 'getByLabelText'>,
  userEvent: UserEventObject,
  changes: Partial<typeof typed> = {},
) {
  for (const [label, text] of Object.entries({ ...typed, ...changes }))
    await userEvent.type(canvas.getByLabelText(label), text);
}

export const Normal = meta.story();

Normal.test('a filled form is sent with role security', async ({ args, canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Role'), 'Security Guard');
  await fill(canvas, userEvent);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
  await waitFor(() => expect(args.onSignUp).toHaveBeenCalledOnce());
  await expect(args.onSignUp).toHaveBeenCalledWith({
    role: 'security',
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    password: 'long enough',
    confirmPassword: 'long enough',
    consent: { notice: CONSENT_NOTICE, purposes: [] },
  });
});

Normal.test('a ticked purpose is sent with the notice', async ({ args, canvas, userEvent }) => {
  await fill(canvas, userEvent);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Messages on WhatsApp' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
  await waitFor(() => expect(args.onSignUp).toHaveBeenCalledOnce());
  await expect(args.onSignUp).toHaveBeenCalledWith(
    expect.objectContaining({ consent: { notice: CONSENT_NOTICE, purposes: ['whatsApp'] } }),
  );
});

Normal.test('the role list has no Admin', async ({ canvas }) => {
  await expect([...canvas.getByLabelText<HTMLSelectElement>('Role').options].map(({ text }) => text)).toEqual(
    ['Client', 'Security Guard'],
  );
});

Normal.test('every field is required', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
  await expect(await canvas.findAllByText(/ is required$/, { ignore: 'a' })).toHaveLength(5);
  await waitFor(() => expect(canvas.getByLabelText('Full name')).toHaveFocus());
  await expect(args.onSignUp).not.toHaveBeenCalled();
  await expect(args.onPasswordsDiffer).not.toHaveBeenCalled();
});

export const Navigating = meta.story({ args: { navigating: true } });
