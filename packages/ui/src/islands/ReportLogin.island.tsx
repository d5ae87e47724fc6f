import { useStore } from '@nanostores/react';
import { reportLogin as reportLoginCall } from '@prahari/contract/sessions';
import { useEffect } from 'react';
import { ReportLoginForm } from '../features/auth/ReportLoginForm/ReportLoginForm.tsx';
import { $reportingLogin, reportLogin } from '../stores/auth/report-login.ts';
import { findApi, isOffered } from '../stores/session/api.ts';
import { $navigating, redirectTo } from '../stores/session/navigation.ts';
import { withErrorBoundary } from './ErrorBoundary.tsx';
import { LanguageChooser } from './LanguageChooser.tsx';
import { PageToasts } from './PageToasts.tsx';
import { withLanguage } from './withLanguage.tsx';

/** Leaves the page where the API mails no such links, as any path that SPEC does not name. */
function leaveUnlessOffered(): void {
  findApi().then(
    () => isOffered(reportLoginCall) || redirectTo('/'),
    () => undefined,
  );
}

function ReportLoginIsland() {
  const navigating = useStore($navigating, { ssr: 'initial' });
  const reporting = useStore($reportingLogin, { ssr: 'initial' });
  useEffect(leaveUnlessOffered, []);
  return (
    <>
      <LanguageChooser />
      <ReportLoginForm onReport={() => void reportLogin()} pending={reporting || navigating} />
      <PageToasts />
    </>
  );
}

export const ReportLogin = withErrorBoundary(withLanguage(ReportLoginIsland));
