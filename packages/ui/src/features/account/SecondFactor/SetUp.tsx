import { OTP_LENGTH } from '@prahari/contract/constants';
import { type ComponentType, lazy, Suspense } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { useForm } from '../../../base/Form/useForm.ts';
import { OneTimeCodeField } from '../../../base/OneTimeCodeField/OneTimeCodeField.tsx';
import { PasswordField } from '../../../base/PasswordField/PasswordField.tsx';
import { AccountSection } from '../AccountSection.tsx';
import type { QrCodeProps } from '../QrCode/QrCode.tsx';
import type { SecondFactorProps } from './SecondFactor.tsx';

// The secret as text does as well, where the picture's code cannot be fetched.
const QrCode = lazy<ComponentType<QrCodeProps>>(() =>
  import('../QrCode/QrCode.tsx').then(
    (module) => ({ default: module.QrCode }),
    () => ({ default: () => null }),
  ),
);

type SetUpProps = Pick<SecondFactorProps, 'checkOn' | 'onSwitchOn' | 'onCancel'> & {
  secret: string;
  uri: string;
};

/** In fours, easy to read while typing. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

export function SetUp({ secret, uri, checkOn, onSwitchOn, onCancel }: SetUpProps) {
  const form = useForm({
    initial: { totp: '', currentPassword: '' },
    check: checkOn,
    submit: onSwitchOn,
  });
  const { name: _, ...totp } = form.field('totp');
  return (
    <AccountSection
      title="Set up the second factor"
      lead="Scan this with an authenticator app on your phone, or type the key into it."
    >
      <div className="grid justify-items-start gap-3">
        <Suspense fallback={<div className="size-48 rounded-md bg-sunken" />}>
          <QrCode text={uri} label="QR code for your authenticator app" />
        </Suspense>
        <p className="grid gap-0.5">
          <span className="text-muted text-xs">Key</span>
          <code className="select-all font-medium text-sm tracking-wider">{inFours(secret)}</code>
        </p>
      </div>
      <Form form={form} label="Switch on the second factor">
        <OneTimeCodeField
          label="Code"
          length={OTP_LENGTH}
          hint="What the app shows now"
          autoFocus
          {...totp}
        />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          {...form.field('currentPassword')}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="plain" onPress={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={form.pending}>
            Switch on
          </Button>
        </div>
      </Form>
    </AccountSection>
  );
}
