import { OTP_LENGTH } from '@prahari/contract/constants';
import { formatInstant } from '@prahari/domain/format';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { ErrorState } from '../../../base/ErrorState/ErrorState.tsx';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { OneTimeCodeField } from '../../../base/OneTimeCodeField/OneTimeCodeField.tsx';
import type { QrCodeProps } from '../../../base/QrCode/QrCode.tsx';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { Status } from '../../../base/Status/Status.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { AccountForm } from '../AccountForm.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { accountWords } from '../account-words.ts';
import { CollapsibleSection } from '../CollapsibleSection.tsx';
import { CurrentPasswordField, type Proof, ProofFields } from '../ProofFields.tsx';

/** Two-step login of a person. */
export type SecondFactorState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'off'; starting: boolean }
  | { state: 'setting-up'; secret: string; uri: string }
  | { state: 'codes'; codes: readonly string[] }
  | { state: 'on'; since: string; recoveryCodesLeft: number };

export interface SecondFactorProps {
  /** The state to show. */
  secondFactor: SecondFactorState;
  /** Validates password and app code: field → error. */
  checkEnable: (typed: Proof) => Record<string, string>;
  /** Validates password and app or recovery code: field → error. */
  checkDisable: (typed: Proof) => Record<string, string>;
  /** Requests a new secret. */
  onSetUp: () => void;
  /** Cancels the set-up. */
  onCancel: () => void;
  /** Turns it on with password and app code. */
  onEnable: (typed: Proof) => Promise<SubmitResult>;
  /** Turns it off with password and app or recovery code. */
  onDisable: (typed: Proof) => Promise<SubmitResult>;
  /** Copies the recovery codes. */
  onCopy: (codes: readonly string[]) => void;
  /** Saves the recovery codes as a file. */
  onSave: (codes: readonly string[]) => void;
  /** The person has saved the recovery codes. */
  onDone: () => void;
  /** Loads again after a failure. */
  onRetry: () => void;
}

/** A person's second factor: off, set-up, recovery codes, on. */
export function SecondFactor(props: SecondFactorProps) {
  const t = useWords(accountWords);
  const { secondFactor, onRetry } = props;
  switch (secondFactor.state) {
    case 'loading':
      return (
        <AccountSection title={t('twoStep')}>
          <Skeleton rows={1} label={t('loadingTwoStep')} />
        </AccountSection>
      );
    case 'failed':
      return (
        <AccountSection title={t('twoStep')}>
          <ErrorState message={t('twoStepFailed')} onRetry={onRetry} />
        </AccountSection>
      );
    case 'off':
      return (
        <AccountSection
          title={t('twoStep')}
          lead={t('twoStepOff')}
          action={
            <Button onPress={props.onSetUp} pending={secondFactor.starting}>
              {t('setUp')}
            </Button>
          }
        />
      );
    case 'setting-up':
      return <SetUpSecondFactor {...secondFactor} {...props} />;
    case 'codes':
      return <RecoveryCodes {...secondFactor} {...props} />;
    case 'on':
      return <DisableSecondFactor {...secondFactor} {...props} />;
  }
}

const FEW = 3;

type Forms = Pick<SecondFactorProps, 'checkDisable' | 'onDisable'>;
type DisableSecondFactorProps = Forms & { since: string; recoveryCodesLeft: number };

/** Two-step login while it is on, with a form to turn it off. */
function DisableSecondFactor({ since, recoveryCodesLeft, ...props }: DisableSecondFactorProps) {
  const t = useWords(accountWords);
  const names = useDateNames();
  const codes = recoveryCodesLeft === 0 ? t('noCodesLeft') : t('codesLeft', { count: recoveryCodesLeft });
  return (
    <CollapsibleSection
      title={t('twoStep')}
      lead={
        <span className="grid justify-items-start gap-1">
          <Status tone="success" mark="tick">
            {t('twoStepIsOn')}
          </Status>
          <span>
            {t(recoveryCodesLeft < FEW ? 'sinceFew' : 'since', { at: formatInstant(since, names), codes })}
          </span>
        </span>
      }
      openLabel={t('turnOff')}
    >
      {(close) => <DisableForm {...props} onClose={close} />}
    </CollapsibleSection>
  );
}

function DisableForm({ checkDisable, onDisable, onClose }: Forms & { onClose: () => void }) {
  const t = useWords(accountWords);
  const form = useForm({
    initial: { currentPassword: '', totp: '' },
    validate: checkDisable,
    submit: onDisable,
  });
  return (
    <AccountForm
      form={form}
      label={t('turnOffTwoStep')}
      submit={t('turnOff')}
      tone="danger"
      onCancel={onClose}
    >
      <ProofFields form={form} needsCode />
    </AccountForm>
  );
}

type RecoveryCodesProps = Pick<SecondFactorProps, 'onCopy' | 'onSave' | 'onDone'> & {
  codes: readonly string[];
};

/** Recovery codes for somebody who loses the phone; shown only once. */
function RecoveryCodes({ codes, onCopy, onSave, onDone }: RecoveryCodesProps) {
  const t = useWords(accountWords);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <AccountSection title={t('saveCodes')} lead={t('saveCodesLead')}>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('recoveryCodes')}
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-md bg-sunken px-4 py-3 outline-offset-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all font-medium text-sm">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="plain" onPress={() => onCopy(codes)}>
          {t('copy')}
        </Button>
        <Button onPress={() => onSave(codes)}>{t('saveFile')}</Button>
        <Button variant="primary" onPress={onDone}>
          {t('saved')}
        </Button>
      </div>
    </AccountSection>
  );
}

// Without the QR code the key can still be typed.
const QrCode = lazy<ComponentType<QrCodeProps>>(() =>
  import('../../../base/QrCode/QrCode.tsx').then(
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
function SetUpSecondFactor({ secret, uri, checkEnable, onEnable, onCancel }: SetUpSecondFactorProps) {
  const t = useWords(accountWords);
  const form = useForm({
    initial: { totp: '', currentPassword: '' },
    validate: checkEnable,
    submit: onEnable,
  });
  const { name: _, ...totp } = form.field('totp');
  return (
    <AccountSection title={t('setUpTwoStep')} lead={t('setUpLead')}>
      <div className="grid justify-items-start gap-3">
        <Suspense fallback={<div className="size-48 rounded-md bg-sunken" />}>
          <QrCode text={uri} label={t('qrForApp')} />
        </Suspense>
        <p className="grid gap-0.5">
          <span className="text-muted text-xs">{t('key')}</span>
          <code className="select-all font-medium text-sm tracking-wider">{groupKey(secret)}</code>
        </p>
      </div>
      <AccountForm form={form} label={t('turnOnTwoStep')} submit={t('turnOn')} onCancel={onCancel}>
        <OneTimeCodeField label={t('code')} length={OTP_LENGTH} hint={t('sixDigits')} autoFocus {...totp} />
        <CurrentPasswordField {...form.field('currentPassword')} />
      </AccountForm>
    </AccountSection>
  );
}
