import { useStore } from '@nanostores/react';
import { listApiTokens } from '@prahari/contract/api-tokens';
import { changePassword as changePasswordCall } from '@prahari/contract/auth';
import { listOwnDataRequests } from '@prahari/contract/data-requests';
import { getSecondFactor, listPasskeys } from '@prahari/contract/factors';
import { authStatus, listSessions } from '@prahari/contract/sessions';
import { Suspense, useEffect } from 'react';
import { Dialog } from '../../base/Dialog/Dialog.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { NewPasswordStrength } from '../../features/auth/NewPasswordStrength.tsx';
import { AccountIdentity } from '../../features/my-account/AccountIdentity/AccountIdentity.tsx';
import { accountWords } from '../../features/my-account/account-words.ts';
import { PasswordSection } from '../../features/my-account/PasswordSection/PasswordSection.tsx';
import { Sessions } from '../../features/my-account/Sessions/Sessions.tsx';
import { lazyPart, lazyWithRetry } from '../../islands/lazyWithRetry.tsx';
import { orNone } from '../../stores/loaded/or-none.ts';
import {
  $ending,
  $endingOthers,
  changePassword,
  checkPasswordChange,
  endOtherSessions,
  endSession,
  loadAccount,
  ownAccount,
  ownSessions,
} from '../../stores/my-account/account.ts';
import { handleStepUp } from '../../stores/reauthentication/step-up-handler.ts';
import { isOffered } from '../../stores/session/api.ts';
import { $session } from '../../stores/session/session.ts';

/** Loaded when the server first asks for a step-up. */
const stepUp = (code: string) => import('./StepUpDialog.tsx').then((module) => module.stepUp(code));

export interface AccountProps {
  onClose: () => void;
}

const OwnData = lazyWithRetry(() => import('./OwnData.tsx'), 'OwnData');
const AccountSecondFactor = lazyWithRetry(() => import('./AccountSecondFactor.tsx'), 'AccountSecondFactor');
const AccountApiTokens = lazyPart(() => import('./AccountApiTokens.tsx'), 'AccountApiTokens');
const AccountPasskeys = lazyPart(() => import('./AccountPasskeys.tsx'), 'AccountPasskeys');

/** Password, second factor, passkeys, sessions, API tokens, consent and data requests of the user, above any dashboard. */
export function Account({ onClose }: AccountProps) {
  const t = useWords(accountWords);
  const session = useStore($session, { ssr: 'initial' });
  const isAdmin = session.state === 'signed-in' && session.role === 'admin';
  const account = useStore(ownAccount.$loaded);
  const profile = account.state === 'ready' ? account.data : null;
  useEffect(() => {
    void loadAccount();
  }, []);
  // On the admin dashboard a step-up is handled by the whole page.
  useEffect(() => (isAdmin ? undefined : handleStepUp(stepUp)), [isAdmin]);
  return (
    <Dialog title={t('account')} isOpen onClose={onClose}>
      {isOffered(authStatus) && <AccountIdentity account={profile} />}
      <Password person={profile} />
      {isOffered(getSecondFactor) && (
        <Suspense fallback={<Skeleton rows={1} label={t('loadingSecondFactor')} />}>
          <AccountSecondFactor />
        </Suspense>
      )}
      {isOffered(listPasskeys) && <AccountPasskeys />}
      {isOffered(listSessions) && <OwnSessions />}
      {isAdmin && isOffered(listApiTokens) && <AccountApiTokens />}
      {!isAdmin && isOffered(listOwnDataRequests) && (
        <Suspense fallback={<Skeleton rows={1} label={t('loadingConsent')} />}>
          <OwnData />
        </Suspense>
      )}
    </Dialog>
  );
}

/** An API that cannot change a password offers only a reset. */
function Password({ person }: { person: { name: string; email: string } | null }) {
  const t = useWords(accountWords);
  if (!isOffered(changePasswordCall)) return <p>{t('oldWay')}</p>;
  return (
    <PasswordSection
      email={person?.email ?? null}
      check={checkPasswordChange}
      strength={(value) => <NewPasswordStrength value={value} person={person ?? {}} />}
      onChange={changePassword}
    />
  );
}

function OwnSessions() {
  const sessions = orNone(useStore(ownSessions.$loaded));
  const ending = useStore($ending);
  const endingOthers = useStore($endingOthers);
  if (!sessions) return null;
  return (
    <Sessions
      sessions={sessions}
      ending={ending}
      endingOthers={endingOthers}
      onEnd={endSession}
      onEndOthers={endOtherSessions}
      onRetry={ownSessions.load}
    />
  );
}
