import { fieldErrors } from '@prahari/contract/check';
import {
  addPasskeyBody,
  removePasskeyBody,
  renamePasskeyBody,
  startPasskeyBody,
} from '@prahari/contract/factors.schemas';
import { expect, fn, waitFor, within } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { deskPasskey, phonePasskey } from '../my-account.samples.ts';
import { Passkeys, type PasskeysProps } from './Passkeys.tsx';

const meta = preview.meta({
  component: Passkeys,
  args: {
    passkeys: { state: 'ready', data: [phonePasskey, deskPasskey] } as PasskeysProps['passkeys'],
    suggestedName: 'Firefox on Linux',
    checkAdd: ({ name, ...proof }) => {
      const { name: wrong } = fieldErrors(addPasskeyBody, { name });
      return { ...(wrong && { name: wrong }), ...fieldErrors(startPasskeyBody, proof) };
    },
    onAdd: accepted() as PasskeysProps['onAdd'],
    checkRename: (typed) => fieldErrors(renamePasskeyBody, typed),
    onRename: accepted(),
    checkRemove: (typed) => fieldErrors(removePasskeyBody, typed),
    onRemove: accepted(),
    onRetry: fn(),
  },
  parameters: { chromatic: notSnapped },
});

export const Several = meta.story({ tags: ['snapshot-phone'] });
export const None = meta.story({ args: { passkeys: { state: 'ready', data: [] } } });
export const BrowserWithoutPasskeys = meta.story({ args: { onAdd: undefined } });
export const Loading = meta.story({ args: { passkeys: { state: 'loading' } } });
export const Failed = meta.story({ args: { passkeys: { state: 'failed' } } });
export const WithTwoStepLogin = meta.story({ args: { needsCode: true } });
export const WrongPassword = meta.story({
  args: { onRemove: refused('currentPassword', 'Current password is wrong') },
});
export const LongNameOnPhone = meta.story({
  args: { passkeys: { state: 'ready', data: [{ ...phonePasskey, name: 'Key of the office '.repeat(3) }] } },
  globals: { viewport: { value: 'phone' } },
});

None.test('name and password add a passkey, then the form closes', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
  await expect(canvas.getByLabelText('Name')).toHaveValue('Firefox on Linux');
  await userEvent.type(canvas.getByLabelText('Current password'), 'open sesame{Enter}');
  await waitFor(() =>
    expect(args.onAdd).toHaveBeenCalledWith({
      name: 'Firefox on Linux',
      currentPassword: 'open sesame',
      totp: '',
    }),
  );
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a passkey' })).toHaveFocus());
});

Several.test('a passkey is renamed', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Rename passkey: Chrome on Android' }));
  const name = within(canvas.getByRole('form', { name: 'Rename Chrome on Android' })).getByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'My phone{Enter}');
  await waitFor(() =>
    expect(args.onRename).toHaveBeenCalledWith({ passkeyId: phonePasskey._id, name: 'My phone' }),
  );
});

WithTwoStepLogin.test('removing asks for password and code', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove passkey: Chrome on Android' }));
  await userEvent.type(canvas.getByLabelText('Current password'), 'open sesame');
  await userEvent.type(canvas.getByLabelText('Code'), '123456{Enter}');
  await waitFor(() =>
    expect(args.onRemove).toHaveBeenCalledWith({
      passkeyId: phonePasskey._id,
      currentPassword: 'open sesame',
      totp: '123456',
    }),
  );
});

WrongPassword.test('a wrong password shows an error at its field', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove passkey: Chrome on Android' }));
  await userEvent.type(canvas.getByLabelText('Current password'), 'open sesame{Enter}');
  await waitFor(() => expect(canvas.getByText('Current password is wrong', { ignore: 'a' })).toBeVisible());
});

BrowserWithoutPasskeys.test('passkeys are listed but none can be added', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});
