import { Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from './lazyWithRetry.ts';

/** What the bar opens comes with the first press of one of its buttons. */
const BarDialog = lazyWithRetry(() => import('./NavDialog.tsx').then((module) => module.NavDialog));

/** Opens what the buttons of the bar open. The bar is the page's own, stands before any of this is there and tells what is pressed. */
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
        <BarDialog name={name} onClose={() => setName(undefined)} />
      </Suspense>
    )
  );
}
