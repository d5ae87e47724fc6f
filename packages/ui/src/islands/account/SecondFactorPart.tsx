import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { SecondFactor } from '../../features/account/SecondFactor/SecondFactor.tsx';
import {
  $secondFactor,
  cancelSetUp,
  checkSwitchOff,
  checkSwitchOn,
  confirmCodesSaved,
  loadSecondFactor,
  startSetUp,
  switchOff,
  switchOn,
} from '../../stores/second-factor.ts';
import { copyCodes, saveCodes } from './recovery-codes.ts';

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
      onSetUp={startSetUp}
      onCancel={cancelSetUp}
      onEnable={switchOn}
      onDisable={switchOff}
      onCopy={copyCodes}
      onSave={saveCodes}
      onDone={confirmCodesSaved}
      onRetry={loadSecondFactor}
    />
  );
}
