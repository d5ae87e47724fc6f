import { useStore } from '@nanostores/react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { LoginForm } from '../features/auth/LoginForm/LoginForm.tsx';
import { $secondFactorRequired, $unverified, login } from '../stores/auth/auth.ts';
import { checkLogin } from '../stores/auth/auth-checks.ts';
import { lazyAuthApi } from '../stores/auth/lazy-auth-api.ts';
import { $navigating } from '../stores/session/navigation.ts';
import { openDashboardOnceSignedIn } from '../stores/session/open-dashboard.ts';
import { takeNotice } from '../stores/session/session.ts';
import { toast } from '../stores/toasts/toasts.ts';
import { withErrorBoundary } from './ErrorBoundary.tsx';
import { LanguageChooser } from './LanguageChooser.tsx';
import { PageToasts } from './PageToasts.tsx';
import type { PasskeyLoginProps } from './PasskeyLogin.tsx';
import { useFirstInteraction } from './useFirstInteraction.ts';
import { withLanguage } from './withLanguage.tsx';

const PasskeyLogin = lazy<ComponentType<PasskeyLoginProps>>(() =>
  import('./PasskeyLogin.tsx').then(
    (module) => ({ default: module.PasskeyLogin }),
    () => ({ default: () => null }),
  ),
);

function LoginIsland() {
  const unverified = useStore($unverified, { ssr: 'initial' });
  const secondFactor = useStore($secondFactorRequired, { ssr: 'initial' });
  const navigating = useStore($navigating, { ssr: 'initial' });
  const [hydrated, setHydrated] = useState(false);
  useFirstInteraction(lazyAuthApi);
  useEffect(() => {
    setHydrated(true);
    const notice = takeNotice();
    if (notice) toast.info(notice);
    return openDashboardOnceSignedIn();
  }, []);
  return (
    <>
      <LanguageChooser />
      <LoginForm
        check={checkLogin}
        onLogin={login}
        unverified={unverified}
        secondFactor={secondFactor}
        navigating={navigating}
        other={(role) =>
          hydrated && (
            <Suspense>
              <PasskeyLogin role={role} />
            </Suspense>
          )
        }
      />
      <PageToasts />
    </>
  );
}

export const Login = withErrorBoundary(withLanguage(LoginIsland));
