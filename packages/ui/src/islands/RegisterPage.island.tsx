import { useStore } from '@nanostores/react';
import { getRegisterDocument, registerMessages } from '@prahari/contract/registers';
import { useEffect } from 'react';
import { ErrorState } from '../base/ErrorState/ErrorState.tsx';
import { PageTitle } from '../base/PageTitle/PageTitle.tsx';
import { Skeleton } from '../base/Skeleton/Skeleton.tsx';
import { useWords } from '../base/words/useWords.ts';
import { RegisterPage as Page } from '../features/registers/RegisterPage/RegisterPage.tsx';
import { registerPageWords } from '../features/registers/RegisterPage/register-page-words.ts';
import {
  $downloading,
  $registerDocument,
  downloadRegisterDocument,
  loadRegisterDocument,
} from '../stores/registers/register-document.ts';
import { findApi, isOffered } from '../stores/session/api.ts';
import { redirectTo } from '../stores/session/navigation.ts';
import { askToLogIn, watchSession } from '../stores/session/session.ts';
import { withErrorBoundary } from './ErrorBoundary.tsx';
import { PageToasts } from './PageToasts.tsx';

/** Asks visitors to log in and come back; leaves the page where the API prints no registers. */
function open(): void {
  if (askToLogIn()) return;
  findApi().then(
    () => (isOffered(getRegisterDocument) ? void loadRegisterDocument() : redirectTo('/')),
    () => void loadRegisterDocument(),
  );
}

function Shown() {
  const t = useWords(registerPageWords);
  const shown = useStore($registerDocument, { ssr: 'initial' });
  const downloading = useStore($downloading, { ssr: 'initial' });
  if (shown.state === 'ready')
    return (
      <Page
        document={shown.data}
        downloading={downloading}
        onDownload={() => void downloadRegisterDocument()}
        onPrint={() => print()}
      />
    );
  return (
    <>
      <PageTitle>{t('register')}</PageTitle>
      {shown.state === 'loading' && <Skeleton label={t('loadingRegister')} />}
      {shown.state === 'missing' && <ErrorState message={registerMessages.notFound} />}
      {shown.state === 'failed' && (
        <ErrorState message={shown.message} onRetry={() => void loadRegisterDocument()} />
      )}
    </>
  );
}

function RegisterPageIsland() {
  useEffect(open, []);
  useEffect(watchSession, []);
  return (
    <>
      <Shown />
      <PageToasts />
    </>
  );
}

export const RegisterPage = withErrorBoundary(RegisterPageIsland);
