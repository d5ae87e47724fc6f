import { Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '../islands/lazyWithRetry.ts';

/** Loaded with the first click on a button that opens a dialog. */
const NavDialog = lazyWithRetry(() => import('./NavDialog.tsx').then((module) => module.NavDialog));

/** Opens the dialogs of the navbar, including one requested before hydration, which the navbar's inline script recorded. */
export function NavDialogs() {
  const [name, setName] = useState<string>();
  useEffect(() => {
    const open = () => setName(document.documentElement.dataset.requestedDialog);
    open();
    addEventListener('dialogrequest', open);
    return () => removeEventListener('dialogrequest', open);
  }, []);
  return (
    name && (
      <Suspense>
        <NavDialog name={name} onClose={() => setName(undefined)} />
      </Suspense>
    )
  );
}
