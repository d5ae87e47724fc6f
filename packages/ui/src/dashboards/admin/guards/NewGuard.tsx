import { Button } from '../../../base/Button/Button.tsx';
import type { GuardDialogProps } from '../../../features/people/GuardDialog/GuardDialog.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { draftOf } from '../../../stores/forms/drafts.ts';
import { addGuard } from '../../../stores/people/people.ts';
import { useRememberedDialog } from '../../useRememberedDialog.ts';
import { openPerson } from '../people/person-links.ts';
import { withOwnerLink } from '../people/phone-owner.ts';

const GuardDialog = lazyPart(
  () => import('../../../features/people/GuardDialog/GuardDialog.tsx'),
  'GuardDialog',
);

const $draft: NonNullable<GuardDialogProps['draft']> = draftOf('newGuard');

/** A button that opens the form for a new guard; the guard's record follows. */
export function NewGuard() {
  const [isOpen, setOpen] = useRememberedDialog('newGuard', $draft);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>New guard</Button>
      {isOpen && (
        <GuardDialog
          draft={$draft}
          submit={async (body) =>
            withOwnerLink('guard', await addGuard(body, (id) => openPerson('guard', id)), close)
          }
          onClose={close}
        />
      )}
    </>
  );
}
