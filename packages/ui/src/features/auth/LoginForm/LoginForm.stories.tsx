import { fieldErrors } from '@prahari/contract/check';
import { accountDisabled, secondFactorWrong } from '@prahari/contract/sessions';
import { loginBody } from '@prahari/contract/sessions.schemas';
import { expect, type UserEventObject, waitFor, type within } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { inColumn } from '../../../../stories/in-column.tsx';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { LoginForm } from './LoginForm.tsx';

type Canvas = ReturnType<typeof within>;

const meta = preview.meta({
  component: LoginForm,
  args: {
    check: async (typed: object) => fieldErrors(loginBody, typed),
    onLogin: accepted(),
  },
  decorators: [inColumn],
  parameters: { chromatic: notSnapped },
});

export const Normal = meta.story();

Normal.test('a guard logs in: role, email and password are sent', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByLabelText('Role')).toHaveValue('client');
  await userEvent.selectOptions(canvas.getByLabelText('Role'), 'Security Guard');
  await userEvent.type(canvas.getByLabelText('Email'), 'asha@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'open sesame{Enter}');
  await waitFor(() => expect(args.onLogin).toHaveBeenCalledOnce());
  await expect(args.onLogin).toHaveBeenCalledWith({
    role: 'security',
    email: 'asha@example.com',
    password: 'open sesame',
  });
});

Normal.test(
  'an empty form is not sent; the first empty field is in focus',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(canvas.getByText('Email is required', { ignore: 'a' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Password is required', { ignore: 'a' })).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
);

Normal.test('fields have autocomplete attributes', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

export const NotVerified = meta.story({ args: { unverified: true } });

NotVerified.test('an unverified account gets a link to the verification page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Verify your email' })).toHaveAttribute(
    'href',
    '/otp-verification',
  );
});

export const Disabled = meta.story({
  args: {
    onLogin: refused('', accountDisabled.message),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'asha@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'open sesame{Enter}');
    await canvas.findByRole('alert');
  },
});

Disabled.test('a disabled account is told to call the office', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('This account is disabled. Call the office.');
  await expect(canvas.getByLabelText('Email')).toHaveValue('asha@example.com');
});

export const SecondFactor = meta.story({ args: { secondFactor: true } });

const typeCode = async (canvas: Canvas, userEvent: UserEventObject, code: string) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'office@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'open sesame');
  await userEvent.click(await canvas.findByLabelText('Digit 1'));
  await userEvent.keyboard(code);
};

export const SecondFactorWrong = meta.story({
  tags: ['snapshot-phone'],
  args: {
    secondFactor: true,
    onLogin: refused('totp', secondFactorWrong.message),
  },
});

SecondFactorWrong.test(
  'a wrong code shows an error and all values are kept',
  async ({ canvas, userEvent }) => {
    await typeCode(canvas, userEvent, '000000');
    await waitFor(() => expect(canvas.getByText(secondFactorWrong.message)).toBeVisible());
    await expect(canvas.getByLabelText('Email')).toHaveValue('office@example.com');
    await expect(canvas.getByLabelText('Password')).toHaveValue('open sesame');
  },
);

export const Navigating = meta.story({ args: { navigating: true } });
