import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { SecondFactor } from '../../features/my-account/SecondFactor/SecondFactor.tsx';
import {
  $secondFactor,
  cancelSetUp,
  checkDisable,
  checkEnable,
  confirmCodesSaved,
  loadSecondFactor,
  startSetUp,
  submitDisable,
  submitEnable,
} from '../../stores/second-factor/second-factor.ts';
import { copyCodes, saveCodes } from './recovery-codes.ts';

/** The second factor in the account dialog of an admin; hidden when the server has none. */
export function AccountSecondFactor() {
  const secondFactor = useStore($secondFactor);
  useEffect(() => {
    void loadSecondFactor();
  }, []);
  if (secondFactor.state === 'absent') return null;
  return (
    <SecondFactor
      secondFactor={secondFactor}
      checkEnable={checkEnable}
      checkDisable={checkDisable}
      onSetUp={startSetUp}
      onCancel={cancelSetUp}
      onEnable={submitEnable}
      onDisable={submitDisable}
      onCopy={copyCodes}
      onSave={saveCodes}
      onDone={confirmCodesSaved}
      onRetry={loadSecondFactor}
    />
  );
}
