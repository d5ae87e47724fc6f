import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Dialog } from '../../base/Dialog/Dialog.tsx';
import { onSuccess } from '../../base/Form/on-success.ts';
import { useWords } from '../../base/words/useWords.ts';
import { NewPasswordStrength } from '../../features/auth/NewPasswordStrength.tsx';
import { ConfirmPasskeyDialog } from '../../features/my-account/ConfirmPasskeyDialog/ConfirmPasskeyDialog.tsx';
import { PasswordSection } from '../../features/my-account/PasswordSection/PasswordSection.tsx';
import { ReauthenticateDialog } from '../../features/my-account/ReauthenticateDialog/ReauthenticateDialog.tsx';
import { withLanguage } from '../../islands/withLanguage.tsx';
import { canUsePasskeys } from '../../stores/auth/passkey-support.ts';
import { changePassword, checkPasswordChange } from '../../stores/my-account/account.ts';
import { confirmWithPasskey, ownPasskeys } from '../../stores/passkeys/passkeys.ts';
import { checkReauthentication, reauthenticate } from '../../stores/reauthentication/reauthentication.ts';
import { $stepUp, endStepUp, requestStepUp } from '../../stores/reauthentication/step-up.ts';
import { $secondFactor, loadSecondFactor } from '../../stores/second-factor/second-factor.ts';
import { $session } from '../../stores/session/session.ts';
import { AccountPasskeys } from './AccountPasskeys.tsx';
import { AccountSecondFactor } from './AccountSecondFactor.tsx';
import { stepUpWords } from './step-up-words.ts';

let root: Root | undefined;

/** Shows the dialog of what the server asks for, in a React root of its own. Resolves to true if it was given. */
export function stepUp(code: string): Promise<boolean> {
  root ??= createRoot(document.createElement('div'));
  const session = $session.get();
  const isOffice = session.state === 'signed-in' && session.role === 'admin';
  root.render(isOffice ? <StepUpDialog /> : <TranslatedStepUp />);
  return requestStepUp(code);
}

const giveUp = () => endStepUp(false);

/** The dialog of what the server asks for before it goes on. The calls that wait are repeated once it is given. */
function StepUpDialog() {
  const question = useStore($stepUp);
  switch (question) {
    case 'password':
      return <Reauthenticate />;
    case 'passkey':
      return <ConfirmPasskeyDialog onConfirm={confirmWithPasskey} onCancel={giveUp} />;
    case 'new-password':
      return <NewPassword />;
    case 'second-factor':
      return <SecondFactorSetUp />;
    case null:
      return null;
  }
}

/** Clients and guards read it in their language; the office's screens are English. */
const TranslatedStepUp = withLanguage(StepUpDialog);

function Reauthenticate() {
  const passkeys = useStore(ownPasskeys.$loaded);
  const hasPasskey = passkeys.state === 'ready' && Boolean(passkeys.data?.length);
  const secondFactor = useStore($secondFactor);
  useEffect(() => {
    if (canUsePasskeys()) void ownPasskeys.refreshSilently();
    if ($secondFactor.get().state === 'loading') void loadSecondFactor();
  }, []);
  return (
    <ReauthenticateDialog
      needsCode={secondFactor.state === 'on'}
      check={checkReauthentication}
      onSubmit={reauthenticate}
      onPasskey={hasPasskey && canUsePasskeys() ? confirmWithPasskey : undefined}
      onCancel={giveUp}
    />
  );
}

const NewPassword = () => {
  const t = useWords(stepUpWords);
  return (
    <Dialog title={t('choosePasswordOfYour')} isOpen onClose={giveUp}>
      <p>{t('serverMadeYourPassword')}</p>
      <PasswordSection
        email={null}
        check={checkPasswordChange}
        strength={(value) => <NewPasswordStrength value={value} person={{}} />}
        onChange={(typed) => onSuccess(changePassword(typed), () => endStepUp(true))}
      />
    </Dialog>
  );
};

function SecondFactorSetUp() {
  const t = useWords(stepUpWords);
  const { state } = useStore($secondFactor);
  const passkeys = useStore(ownPasskeys.$loaded);
  // Somebody who had a passkey before would have been asked to use it, so one that is there now was added in this dialog.
  const hasPasskey = passkeys.state === 'ready' && Boolean(passkeys.data?.length);
  const isOn = state === 'on' || hasPasskey;
  useEffect(() => {
    if (isOn) endStepUp(true);
  }, [isOn]);
  return (
    <Dialog
      title={t('setUpTwoStep')}
      isOpen
      // It is on once it has codes, whether or not they were saved.
      onClose={() => endStepUp($secondFactor.get().state === 'codes')}
    >
      <p>{t('adminsOfThisSite')}</p>
      <AccountSecondFactor />
      <AccountPasskeys />
    </Dialog>
  );
}
