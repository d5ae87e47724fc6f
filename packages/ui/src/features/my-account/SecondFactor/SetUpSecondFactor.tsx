import { OTP_LENGTH } from '@prahari/contract/constants';
import { type ComponentType, lazy, Suspense } from 'react';
import { useForm } from '../../../base/Form/useForm.ts';
import { OneTimeCodeField } from '../../../base/OneTimeCodeField/OneTimeCodeField.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { CurrentPasswordField } from '../ProofFields.tsx';
import type { QrCodeProps } from '../QrCode/QrCode.tsx';
import type { SecondFactorProps } from './second-factor-props.ts';

// Without the QR code the key can still be typed.
const QrCode = lazy<ComponentType<QrCodeProps>>(() =>
  import('../QrCode/QrCode.tsx').then(
    (module) => ({ default: module.QrCode }),
    () => ({ default: () => null }),
  ),
);

type SetUpSecondFactorProps = Pick<SecondFactorProps, 'checkEnable' | 'onEnable' | 'onCancel'> & {
  secret: string;
  uri: string;
};

/** Groups of four characters, easier to type. */
const groupKey = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Shows the secret for the authenticator app and turns two-step login on with a code of the app. */
export function SetUpSecondFactor({ secret, uri, checkEnable, onEnable, onCancel }: SetUpSecondFactorProps) {
  const form = useForm({
    initial: { totp: '', currentPassword: '' },
    validate: checkEnable,
    submit: onEnable,
  });
  const { name: _, ...totp } = form.field('totp');
  return (
    <AccountSection
      title="Set up two-step login"
      lead="Scan this with an authenticator app on your phone, or type the key into the app."
    >
      <div className="grid justify-items-start gap-3">
        <Suspense fallback={<div className="size-48 rounded-md bg-sunken" />}>
          <QrCode text={uri} label="QR code for your authenticator app" />
        </Suspense>
        <p className="grid gap-0.5">
          <span className="text-muted text-xs">Key</span>
          <code className="select-all font-medium text-sm tracking-wider">{groupKey(secret)}</code>
        </p>
      </div>
      <AccountForm form={form} label="Turn on two-step login" submit="Turn on" onCancel={onCancel}>
        <OneTimeCodeField
          label="Code"
          length={OTP_LENGTH}
          hint="6-digit code from the app"
          autoFocus
          {...totp}
        />
        <CurrentPasswordField {...form.field('currentPassword')} />
      </AccountForm>
    </AccountSection>
  );
}
