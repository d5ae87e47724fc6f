import { Suspense } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import type { NewClientDialogProps } from '../../features/people/NewClientDialog/NewClientDialog.tsx';
import { draftOf } from '../../stores/drafts.ts';
import { addClient } from '../../stores/people.ts';
import { lazyWithRetry } from '../lazyWithRetry.ts';
import { useKeptDialog } from '../useKeptDialog.ts';
import { openPerson } from './person-links.ts';

const NewClientDialog = lazyWithRetry(() =>
  import('../../features/people/NewClientDialog/NewClientDialog.tsx').then(
    (module) => module.NewClientDialog,
  ),
);

const $draft: NonNullable<NewClientDialogProps['draft']> = draftOf('newClient');

/** A button that opens the form for a client who calls; the client's record follows. */
export function NewClient() {
  const [isOpen, setOpen] = useKeptDialog('newClient', $draft);
  return (
    <>
      <Button onPress={() => setOpen(true)}>New client</Button>
      {isOpen && (
        <Suspense>
          <NewClientDialog
            draft={$draft}
            submit={(body) => addClient(body, (id) => openPerson('client', id))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
