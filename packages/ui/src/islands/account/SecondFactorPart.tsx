import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { SecondFactor } from '../../features/account/SecondFactor/SecondFactor.tsx';
import {
  $secondFactor,
  beginSetUp,
  cancelSetUp,
  checkSwitchOff,
  checkSwitchOn,
  codesKept,
  copyCodes,
  loadSecondFactor,
  saveCodes,
  switchOff,
  switchOn,
} from '../../stores/second-factor.ts';

/** For admins. */
export function SecondFactorPart() {
  const secondFactor = useStore($secondFactor);
  useEffect(() => {
    void loadSecondFactor();
  }, []);
  if (secondFactor.state === 'absent') return null;
  return (
    <SecondFactor
      secondFactor={secondFactor}
      checkEnable={checkSwitchOn}
      checkDisable={checkSwitchOff}
      onSetUp={beginSetUp}
      onCancel={cancelSetUp}
      onEnable={switchOn}
      onDisable={switchOff}
      onCopy={copyCodes}
      onSave={saveCodes}
      onDone={codesKept}
      onRetry={loadSecondFactor}
    />
  );
}
