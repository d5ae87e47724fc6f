import { Button } from '../../../base/Button/Button.tsx';
import type { NewClientDialogProps } from '../../../features/people/NewClientDialog/NewClientDialog.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { draftOf } from '../../../stores/forms/drafts.ts';
import { useRememberedDialog } from '../../useRememberedDialog.ts';

const NewClientForm = lazyPart(() => import('./NewClientForm.tsx'), 'NewClientForm');

const $draft: NonNullable<NewClientDialogProps['draft']> = draftOf('newClient');

/** A button that opens the form for a client who calls. */
export function NewClient() {
  const [isOpen, setOpen] = useRememberedDialog('newClient', $draft);
  return (
    <>
      <Button onPress={() => setOpen(true)}>New client</Button>
      {isOpen && <NewClientForm draft={$draft} onClose={() => setOpen(false)} />}
    </>
  );
}
