import { type ComponentType, Suspense } from 'react';
import { latePart } from './latePart.ts';

export interface BarDialogProps {
  /** What the pressed button says in `data-opens`. */
  name: string;
  onClose: () => void;
}

const parts: Record<string, ComponentType<Pick<BarDialogProps, 'onClose'>>> = {
  account: latePart(() => import('./account/Account.tsx').then((module) => module.Account)),
  records: latePart(() => import('./records/Records.tsx').then((module) => module.Records)),
};

export function BarDialog({ name, onClose }: BarDialogProps) {
  const Part = parts[name];
  return (
    Part && (
      <Suspense>
        <Part onClose={onClose} />
      </Suspense>
    )
  );
}
