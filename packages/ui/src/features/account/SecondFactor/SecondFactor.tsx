import { formatInstant } from '@prahari/contract/format';
import { Button } from '../../../base/Button/Button.tsx';
import { ErrorState } from '../../../base/ErrorState/ErrorState.tsx';
import type { SubmitResult } from '../../../base/Form/useForm.ts';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { Status } from '../../../base/Status/Status.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { DisableSecondFactor } from './DisableSecondFactor.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx';

/** How far an admin has got with it. */
export type SecondFactorState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'off'; starting: boolean }
  | { state: 'setting-up'; secret: string; uri: string }
  | { state: 'codes'; codes: readonly string[] }
  | { state: 'on'; since: string; recoveryCodesLeft: number };

export interface Proof {
  currentPassword: string;
  totp: string;
}

export interface SecondFactorProps {
  /** What is shown. */
  secondFactor: SecondFactorState;
  /** What the contract finds wrong before switching on and off, by field. */
  checkEnable: (typed: Proof) => Record<string, string>;
  /** The same before switching off, where a recovery code will do. */
  checkDisable: (typed: Proof) => Record<string, string>;
  /** Asks for a secret. */
  onSetUp: () => void;
  /** Back to off; what was set up is worth nothing. */
  onCancel: () => void;
  /** Sends password and the first code of the app. */
  onEnable: (typed: Proof) => Promise<SubmitResult>;
  /** Sends password and a code of either kind. */
  onDisable: (typed: Proof) => Promise<SubmitResult>;
  /** Puts the recovery codes into the clipboard. */
  onCopy: (codes: readonly string[]) => void;
  /** Saves the recovery codes as a file. */
  onSave: (codes: readonly string[]) => void;
  /** The recovery codes are kept somewhere. */
  onDone: () => void;
  /** Loads again what could not be loaded. */
  onRetry: () => void;
}

const FEW = 3;
const codesLeft = (left: number): string =>
  left === 0 ? 'No recovery codes left' : `${left} recovery ${left === 1 ? 'code' : 'codes'} left`;

/** An admin's second factor: from off, by setting up an app and keeping recovery codes, to on, and back. */
export function SecondFactor(props: SecondFactorProps) {
  const { secondFactor, onRetry } = props;
  switch (secondFactor.state) {
    case 'loading':
      return (
        <AccountSection title="Second factor">
          <Skeleton rows={1} label="Loading the second factor" />
        </AccountSection>
      );
    case 'failed':
      return (
        <AccountSection title="Second factor">
          <ErrorState message="The second factor could not be loaded." onRetry={onRetry} />
        </AccountSection>
      );
    case 'off':
      return (
        <AccountSection
          title="Second factor"
          lead="Off. Switch it on, and login asks for a code from your phone as well."
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
      return <Enabled {...secondFactor} {...props} />;
  }
}

function Enabled(props: SecondFactorProps & { since: string; recoveryCodesLeft: number }) {
  const { since, recoveryCodesLeft } = props;
  return (
    <DisableSecondFactor
      check={props.checkDisable}
      onDisable={props.onDisable}
      lead={
        <span className="grid justify-items-start gap-1">
          <Status tone="success" mark="tick">
            On
          </Status>
          <span>
            Since {formatInstant(since)}. {codesLeft(recoveryCodesLeft)}.
            {recoveryCodesLeft < FEW && ' Switch off and on again for ten new ones.'}
          </span>
        </span>
      }
    />
  );
}
