import { Suspense, useEffect, useState } from 'react';
import { latePart } from './latePart.ts';

/** What the bar opens comes with the first press of one of its buttons. */
const BarDialog = latePart(() => import('./BarDialog.tsx').then((module) => module.BarDialog));

/** Opens what the buttons of the bar open. The bar is the page's own and stands before any of this is there. */
export function BarDialogs() {
  const [name, setName] = useState('');
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const opener = (target as Element).closest<HTMLElement>('[data-opens]');
      // Safari gives a pressed button no focus, and to it focus returns.
      opener?.focus();
      if (opener) setName(opener.dataset.opens ?? '');
    };
    document.addEventListener('click', press);
    // pressed before this listened (src/nav/early-press.ts)
    setName(document.documentElement.dataset.pressed ?? '');
    return () => document.removeEventListener('click', press);
  }, []);
  return (
    name && (
      <Suspense>
        <BarDialog name={name} onClose={() => setName('')} />
      </Suspense>
    )
  );
}
