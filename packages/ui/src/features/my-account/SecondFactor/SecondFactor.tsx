import { Button } from '../../../base/Button/Button.tsx';
import { ErrorState } from '../../../base/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { DisableSecondFactor } from './DisableSecondFactor.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
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
