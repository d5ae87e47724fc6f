import { fieldErrors } from '@prahari/contract/check';
import { disableSecondFactorBody, enableSecondFactorBody } from '@prahari/contract/factors.schemas';
import { expect, fn, waitFor } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { RECOVERY_CODES, SECRET, SECRET_URI } from '../my-account.samples.ts';
import { SecondFactor, type SecondFactorState } from './SecondFactor.tsx';

const meta = preview.meta({
  component: SecondFactor,
  args: {
    secondFactor: { state: 'off', starting: false } as SecondFactorState,
    checkEnable: (typed: object) => fieldErrors(enableSecondFactorBody, typed),
    checkDisable: (typed: object) => fieldErrors(disableSecondFactorBody, typed),
    onSetUp: fn(),
    onCancel: fn(),
    onEnable: accepted(),
    onDisable: accepted(),
    onCopy: fn(),
    onSave: fn(),
    onDone: fn(),
    onRetry: fn(),
  },
  parameters: { chromatic: notSnapped },
});
const on = { state: 'on', since: '2026-11-11T05:20:00.000Z', recoveryCodesLeft: 10 } as const;
const settingUp = { state: 'setting-up', secret: SECRET, uri: SECRET_URI } as const;

export const Loading = meta.story({ args: { secondFactor: { state: 'loading' } } });
export const Failed = meta.story({ args: { secondFactor: { state: 'failed' } } });
export const NotSetUp = meta.story();
export const SettingUp = meta.story({
  tags: ['snapshot-phone'],
  args: { secondFactor: settingUp },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'QR code for your authenticator app' });
  },
});
export const WrongCode = meta.story({
  args: { secondFactor: settingUp, onEnable: refused('totp', 'This code is wrong or was used before.') },
});
export const Codes = meta.story({ args: { secondFactor: { state: 'codes', codes: RECOVERY_CODES } } });
export const Enabled = meta.story({ args: { secondFactor: on } });
export const FewCodesLeft = meta.story({ args: { secondFactor: { ...on, recoveryCodesLeft: 1 } } });
export const NoCodesLeft = meta.story({ args: { secondFactor: { ...on, recoveryCodesLeft: 0 } } });
NotSetUp.test('Set up requests a secret', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Set up' }));
  await expect(args.onSetUp).toHaveBeenCalledOnce();
});

SettingUp.test('set-up shows a QR code and the key', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible(),
  );
  await waitFor(() => expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible());
});

WrongCode.test(
  'a wrong code shows an error at its field and the password is kept',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Digit 1'));
    await userEvent.keyboard('000000');
    await userEvent.type(canvas.getByLabelText('Current password'), 'open sesame{Enter}');
    await waitFor(() => expect(canvas.getByText(/This code is wrong/)).toBeVisible());
    await expect(canvas.getByLabelText('Current password')).toHaveValue('open sesame');
  },
);

Codes.test('recovery codes get focus and can be copied and saved', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
  await expect(canvas.getByRole('list', { name: 'Recovery codes' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
  await expect(args.onCopy).toHaveBeenCalledWith(RECOVERY_CODES);
  await userEvent.click(canvas.getByRole('button', { name: 'Save as file' }));
  await expect(args.onSave).toHaveBeenCalledWith(RECOVERY_CODES);
  await userEvent.click(canvas.getByRole('button', { name: 'I have saved them' }));
  await expect(args.onDone).toHaveBeenCalledOnce();
});

FewCodesLeft.test('few remaining codes show how to get new ones', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByText(/1 recovery code left.*Turn it off and on again/)).toBeVisible(),
  );
});
