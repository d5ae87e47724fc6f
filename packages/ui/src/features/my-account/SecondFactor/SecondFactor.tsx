import { formatInstant } from '@prahari/domain/format';
import { useEffect, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { ErrorState } from '../../../base/ErrorState/ErrorState.tsx';
import { useForm } from '../../../base/Form/useForm.ts';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { Status } from '../../../base/Status/Status.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { CollapsibleSection } from '../CollapsibleSection.tsx';
import { ProofFields } from '../ProofFields.tsx';
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx';
import type { SecondFactorProps } from './second-factor-props.ts';

/** An admin's second factor: off, set-up, recovery codes, on. */
export function SecondFactor(props: SecondFactorProps) {
  const { secondFactor, onRetry } = props;
  switch (secondFactor.state) {
    case 'loading':
      return (
        <AccountSection title="Two-step login">
          <Skeleton rows={1} label="Loading two-step login" />
        </AccountSection>
      );
    case 'failed':
      return (
        <AccountSection title="Two-step login">
          <ErrorState message="Two-step login could not be loaded." onRetry={onRetry} />
        </AccountSection>
      );
    case 'off':
      return (
        <AccountSection
          title="Two-step login"
          lead="Off. When it is on, login also asks for a code from your phone."
          action={
            <Button onPress={props.onSetUp} pending={secondFactor.starting}>
              Set up
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
const codesLeft = (left: number): string =>
  left === 0 ? 'No recovery codes left' : `${left} recovery ${left === 1 ? 'code' : 'codes'} left`;

type Forms = Pick<SecondFactorProps, 'checkDisable' | 'onDisable'>;
type DisableSecondFactorProps = Forms & { since: string; recoveryCodesLeft: number };

/** Two-step login while it is on, with a form to turn it off. */
const DisableSecondFactor = ({ since, recoveryCodesLeft, ...props }: DisableSecondFactorProps) => (
  <CollapsibleSection
    title="Two-step login"
    lead={
      <span className="grid justify-items-start gap-1">
        <Status tone="success" mark="tick">
          On
        </Status>
        <span>
          Since {formatInstant(since)}. {codesLeft(recoveryCodesLeft)}.
          {recoveryCodesLeft < FEW && ' Turn it off and on again to get ten new ones.'}
        </span>
      </span>
    }
    openLabel="Turn off"
  >
    {(close) => <DisableForm {...props} onClose={close} />}
  </CollapsibleSection>
);

function DisableForm({ checkDisable, onDisable, onClose }: Forms & { onClose: () => void }) {
  const form = useForm({
    initial: { currentPassword: '', totp: '' },
    validate: checkDisable,
    submit: onDisable,
  });
  return (
    <AccountForm
      form={form}
      label="Turn off two-step login"
      submit="Turn off"
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

/** Recovery codes for an admin who loses the phone; shown only once. */
function RecoveryCodes({ codes, onCopy, onSave, onDone }: RecoveryCodesProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <AccountSection
      title="Save these recovery codes"
      lead="Two-step login is on. If you lose your phone, log in with one of these codes instead. Each works once. They are not shown again."
    >
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Recovery codes"
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
          Copy
        </Button>
        <Button onPress={() => onSave(codes)}>Save as file</Button>
        <Button variant="primary" onPress={onDone}>
          I have saved them
        </Button>
      </div>
    </AccountSection>
  );
}
