import { useStore } from '@nanostores/react';
import { getIdentity } from '@prahari/contract/identity';
import { useEffect } from 'react';
import { ErrorState } from '../base/ErrorState/ErrorState.tsx';
import { Skeleton } from '../base/Skeleton/Skeleton.tsx';
import { useWords } from '../base/words/useWords.ts';
import { AboveAnswer } from '../features/identity/IdentityAnswer/AboveAnswer.tsx';
import { IdentityAnswer } from '../features/identity/IdentityAnswer/IdentityAnswer.tsx';
import { identityAnswerWords } from '../features/identity/identity-card-words.ts';
import { $identity, loadIdentity } from '../stores/identity/identity.ts';
import { findApi, isOffered } from '../stores/session/api.ts';
import { redirectTo } from '../stores/session/navigation.ts';
import { withErrorBoundary } from './ErrorBoundary.tsx';
import { LanguageChooser } from './LanguageChooser.tsx';
import { withLanguage } from './withLanguage.tsx';

/** Opens the landing page where the API makes no cards, as any path does that SPEC does not name. */
function open(): void {
  findApi().then(
    () => (isOffered(getIdentity) ? void loadIdentity() : redirectTo('/')),
    () => void loadIdentity(),
  );
}

export interface IdentityIslandProps {
  officePhone: string;
}

function IdentityIsland({ officePhone }: IdentityIslandProps) {
  const t = useWords(identityAnswerWords);
  const shown = useStore($identity, { ssr: 'initial' });
  useEffect(() => {
    open();
    // Another card scanned in the same tab changes the # only.
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  if (shown.state === 'loading') return <Skeleton label={t('checking')} />;
  if (shown.state === 'failed') return <ErrorState message={shown.message} onRetry={open} />;
  return <IdentityAnswer identity={shown.identity} officePhone={officePhone} />;
}

/** The page of a guard's card, in the language that whoever scans it chooses. */
export const Identity = withErrorBoundary(
  withLanguage((props: IdentityIslandProps) => (
    <>
      <AboveAnswer>
        <LanguageChooser />
      </AboveAnswer>
      <IdentityIsland {...props} />
    </>
  )),
);
