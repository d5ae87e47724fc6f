import { Suspense } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import type { NewClientDialogProps } from '../../../features/people/NewClientDialog/NewClientDialog.tsx';
import { lazyWithRetry } from '../../../islands/lazyWithRetry.ts';
import { draftOf } from '../../../stores/forms/drafts.ts';
import { useRememberedDialog } from '../../useRememberedDialog.ts';

const NewClientForm = lazyWithRetry(() =>
  import('./NewClientForm.tsx').then((module) => module.NewClientForm),
);

const $draft: NonNullable<NewClientDialogProps['draft']> = draftOf('newClient');

/** A button that opens the form for a client who calls. */
export function NewClient() {
  const [isOpen, setOpen] = useRememberedDialog('newClient', $draft);
  return (
    <>
      <Button onPress={() => setOpen(true)}>New client</Button>
      {isOpen && (
        <Suspense>
          <NewClientForm draft={$draft} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
