import { accountDisabled, secondFactorWrong } from '@prahari/contract/auth';
import { loginBody } from '@prahari/contract/auth.schemas';
import { fieldErrors } from '@prahari/contract/check';
import { expect, fn, type UserEventObject, waitFor, type within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

type Canvas = ReturnType<typeof within>;
type OnLogin = LoginFormProps['onLogin'];

const meta = preview.meta({
  component: LoginForm,
  args: {
    check: async (typed: object) => fieldErrors(loginBody, typed),
    onLogin: fn<OnLogin>(async () => ({ ok: true })),
  },
  decorators: [
    (Story) => (
      <div className="max-w-[26rem]">
        <Story />
      </div>
    ),
  ],
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

Normal.test('the page links to signup and forgot password', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

export const Refused = meta.story({
  args: {
    onLogin: fn<OnLogin>(async () => ({
      ok: false,
      errors: [{ path: 'email', message: 'Email is unknown' }],
    })),
  },
});

Refused.test(
  'a refused form keeps its values and shows the error at its field',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'asha@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
    await waitFor(() => expect(canvas.getByText('Email is unknown')).toBeVisible());
    await expect(canvas.getByLabelText('Email')).toHaveValue('asha@example.com');
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await expect(canvas.getByLabelText('Password')).toHaveValue('wrong');
  },
);

export const NotVerified = meta.story({ args: { unverified: true } });

NotVerified.test('an unverified account gets a link to the verification page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Verify your email' })).toHaveAttribute(
    'href',
    '/otp-verification',
  );
});

export const Disabled = meta.story({
  args: {
    onLogin: fn<OnLogin>(async () => ({
      ok: false,
      errors: [{ path: '', message: accountDisabled.message }],
    })),
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

export const Sending = meta.story({ args: { onLogin: fn<OnLogin>(() => new Promise(() => {})) } });

Sending.test('a double press sends once', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'asha@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'open sesame');
  await userEvent.dblClick(canvas.getByRole('button', { name: 'Login' }));
  await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
  await waitFor(() => expect(args.onLogin).toHaveBeenCalledOnce());
  await expect(canvas.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true');
});

export const SecondFactor = meta.story({ args: { secondFactor: true } });

const typeCode = async (canvas: Canvas, userEvent: UserEventObject, code: string) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'office@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'open sesame');
  await userEvent.click(await canvas.findByLabelText('Digit 1'));
  await userEvent.keyboard(code);
};

SecondFactor.test(
  'the second factor is requested in the form and sent with the earlier values',
  async ({ args, canvas, userEvent }) => {
    await waitFor(async () => expect(await canvas.findByLabelText('Digit 1')).toHaveFocus());
    await typeCode(canvas, userEvent, '123456');
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledOnce());
    await expect(args.onLogin).toHaveBeenCalledWith({
      role: 'client',
      email: 'office@example.com',
      password: 'open sesame',
      totp: '123456',
    });
  },
);

SecondFactor.test(
  'a recovery code is accepted instead of an app code',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'office@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'open sesame');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery code' }));
    await waitFor(() => expect(canvas.getByLabelText('Recovery code')).toHaveFocus());
    await userEvent.keyboard('abcde-fghjk{Enter}');
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledOnce());
    await expect(args.onLogin).toHaveBeenCalledWith(expect.objectContaining({ totp: 'abcde-fghjk' }));
  },
);

export const SecondFactorWrong = meta.story({
  tags: ['snapshot-phone'],
  args: {
    secondFactor: true,
    onLogin: fn<OnLogin>(async () => ({
      ok: false,
      errors: [{ path: 'totp', message: secondFactorWrong.message }],
    })),
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
