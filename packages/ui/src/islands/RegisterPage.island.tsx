import { useStore } from '@nanostores/react';
import { getRegisterDocument, registerMessages } from '@prahari/contract/registers';
import { useWords } from '../base/words/useWords.ts';
import { RegisterPage as Page } from '../features/registers/RegisterPage/RegisterPage.tsx';
import { registerPageWords } from '../features/registers/RegisterPage/register-page-words.ts';
import {
  $downloading,
  $registerDocument,
  downloadRegisterDocument,
  loadRegisterDocument,
} from '../stores/registers/register-document.ts';
import { DocumentPage } from './DocumentPage.tsx';
import { withErrorBoundary } from './ErrorBoundary.tsx';

function RegisterPageIsland() {
  const t = useWords(registerPageWords);
  const shown = useStore($registerDocument, { ssr: 'initial' });
  const downloading = useStore($downloading, { ssr: 'initial' });
  return (
    <DocumentPage
      read={getRegisterDocument}
      load={loadRegisterDocument}
      title={t('register')}
      state={shown.state}
      loadingLabel={t('loadingRegister')}
      missingMessage={registerMessages.notFound}
      failureMessage={shown.state === 'failed' ? shown.message : registerMessages.fetchFailed}
    >
      {shown.state === 'ready' && (
        <Page
          document={shown.data}
          downloading={downloading}
          onDownload={() => void downloadRegisterDocument()}
          onPrint={() => print()}
        />
      )}
    </DocumentPage>
  );
}

export const RegisterPage = withErrorBoundary(RegisterPageIsland);
