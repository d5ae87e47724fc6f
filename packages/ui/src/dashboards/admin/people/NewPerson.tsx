import { Button } from '../../../base/Button/Button.tsx';
import { useShown } from '../../../base/useShown.ts';
import { useWords } from '../../../base/words/useWords.ts';
import type { GuardDialogProps } from '../../../features/people/GuardDialog/GuardDialog.tsx';
import type { NewClientDialogProps } from '../../../features/people/NewClientDialog/NewClientDialog.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { draftOf } from '../../../stores/forms/drafts.ts';
import { addClient, addGuard } from '../../../stores/people/people.ts';
import { useRememberedDialog } from '../../useRememberedDialog.ts';
import { peoplePagesWords } from './people-pages-words.ts';
import { openPerson } from './person-links.ts';
import { withOwnerLink } from './phone-owner.ts';

const GuardDialog = lazyPart(
  () => import('../../../features/people/GuardDialog/GuardDialog.tsx'),
  'GuardDialog',
);
const NewClientDialog = lazyPart(
  () => import('../../../features/people/NewClientDialog/NewClientDialog.tsx'),
  'NewClientDialog',
);

const $guardDraft: NonNullable<GuardDialogProps['draft']> = draftOf('newGuard');
const $clientDraft: NonNullable<NewClientDialogProps['draft']> = draftOf('newClient');

/** A button that opens the form for a new guard; the guard's record follows. */
export function NewGuard() {
  const t = useWords(peoplePagesWords);
  const [isOpen, setOpen] = useRememberedDialog('newGuard', $guardDraft);
  const isShown = useShown();
  const close = () => setOpen(false);
  const submit: GuardDialogProps['submit'] = async (body) =>
    withOwnerLink('guard', await addGuard(body, (id) => isShown.current && openPerson('guard', id)), close);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('newGuard')}</Button>
      {isOpen && <GuardDialog draft={$guardDraft} submit={submit} onClose={close} />}
    </>
  );
}

/** A button that opens the form for a client who calls; the client's record follows. */
export function NewClient() {
  const t = useWords(peoplePagesWords);
  const [isOpen, setOpen] = useRememberedDialog('newClient', $clientDraft);
  const isShown = useShown();
  const close = () => setOpen(false);
  const submit: NewClientDialogProps['submit'] = async (body) =>
    withOwnerLink(
      'client',
      await addClient(body, (id) => isShown.current && openPerson('client', id)),
      close,
    );
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('newClient')}</Button>
      {isOpen && <NewClientDialog draft={$clientDraft} submit={submit} onClose={close} />}
    </>
  );
}
