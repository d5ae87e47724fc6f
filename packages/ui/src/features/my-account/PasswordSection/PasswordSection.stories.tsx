import { changePasswordBody } from '@prahari/contract/auth.schemas';
import { fieldErrors } from '@prahari/contract/check';
import { expect, type UserEventObject, waitFor, type within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { PasswordStrength } from '../../../base/PasswordStrength/PasswordStrength.tsx';
import { PasswordSection } from './PasswordSection.tsx';

const meta = preview.meta({
  component: PasswordSection,
  args: {
    email: 'asha@example.com',
    strength: (value) => <PasswordStrength value={value} personal={['asha@example.com']} />,
    check: (typed: object) => fieldErrors(changePasswordBody, typed),
    onChange: accepted(),
  },
});

type Canvas = ReturnType<typeof within>;
const press = (canvas: Canvas, userEvent: UserEventObject) =>
  userEvent.click(canvas.getByRole('button', { name: 'Change password' }));

async function fill(canvas: Canvas, userEvent: UserEventObject, confirm = 'a lamp at the gate') {
  await press(canvas, userEvent);
  await userEvent.type(canvas.getByLabelText('Current password'), 'open sesame');
  await userEvent.type(canvas.getByLabelText('New password'), 'a lamp at the gate');
  await userEvent.type(canvas.getByLabelText('Confirm password'), confirm);
  await press(canvas, userEvent);
}

export const Closed = meta.story();

Closed.test('a changed password closes the form', async ({ args, canvas, userEvent }) => {
  await fill(canvas, userEvent);
  await waitFor(() => expect(canvas.queryByLabelText('Current password')).toBeNull());
  await expect(args.onChange).toHaveBeenCalledWith({
    currentPassword: 'open sesame',
    newPassword: 'a lamp at the gate',
  });
  await expect(canvas.getByRole('button', { name: 'Change password' })).toHaveFocus();
});

Closed.test('focus moves into the form and back to its button on Cancel', async ({ canvas, userEvent }) => {
  await press(canvas, userEvent);
  await expect(canvas.getByLabelText('Current password')).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(canvas.getByRole('button', { name: 'Change password' })).toHaveFocus();
});

export const WrongPassword = meta.story({
  args: {
    onChange: refused('currentPassword', 'Current password is wrong'),
  },
});
WrongPassword.test(
  'a wrong password shows an error at its field and values are kept',
  async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await waitFor(() => expect(canvas.getByText('Current password is wrong')).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveFocus());
    await expect(canvas.getByLabelText('New password')).toHaveValue('a lamp at the gate');
  },
);
