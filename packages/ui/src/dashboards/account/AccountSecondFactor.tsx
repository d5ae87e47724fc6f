import { useStore } from '@nanostores/react';
import { accountMessages } from '@prahari/contract/my-account';
import { useEffect } from 'react';
import { useWords } from '../../base/words/useWords.ts';
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
import { toast } from '../../stores/toasts/toasts.ts';
import { type SayStepUp, stepUpWords } from './step-up-words.ts';

/** Copies recovery codes to the clipboard. */
async function copyCodes(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast.success(accountMessages.codesCopied);
  } catch {
    toast.failure(accountMessages.copyFailed);
  }
}

/** Downloads recovery codes as a text file. */
function saveCodes(codes: readonly string[], t: SayStepUp): void {
  const lines = [t('prahariRecoveryCodesEach'), '', ...codes, ''];
  const url = URL.createObjectURL(new Blob([lines.join('\n')], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), {
    href: url,
    download: 'prahari-recovery-codes.txt',
  }).click();
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The second factor in the account dialog; hidden when the server has none. */
export function AccountSecondFactor() {
  const t = useWords(stepUpWords);
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
      onSave={(codes) => saveCodes(codes, t)}
      onDone={confirmCodesSaved}
      onRetry={loadSecondFactor}
    />
  );
}
