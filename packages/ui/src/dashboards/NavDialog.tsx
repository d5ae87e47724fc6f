import { type ComponentType, Suspense } from 'react';
import { lazyWithRetry } from '../islands/lazyWithRetry.ts';

export interface NavDialogProps {
  /** The `data-opens` of the clicked button. */
  name: string;
  onClose: () => void;
}

const parts: Record<string, ComponentType<Pick<NavDialogProps, 'onClose'>>> = {
  account: lazyWithRetry(() => import('./account/Account.tsx').then((module) => module.Account)),
  find: lazyWithRetry(() => import('./admin/find/Find.tsx').then((module) => module.Find)),
  shortcuts: lazyWithRetry(() => import('./admin/find/Shortcuts.tsx').then((module) => module.Shortcuts)),
  records: lazyWithRetry(() => import('./admin/records/Records.tsx').then((module) => module.Records)),
};

export function NavDialog({ name, onClose }: NavDialogProps) {
  const Part = parts[name];
  return (
    Part && (
      <Suspense>
        <Part onClose={onClose} />
      </Suspense>
    )
  );
}
