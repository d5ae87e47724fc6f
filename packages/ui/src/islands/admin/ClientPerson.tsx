import type { ClientRecord } from '@prahari/contract';
import { Suspense, useState } from 'react';
import { ClientRecordView } from '../../features/people/ClientRecordView/ClientRecordView.tsx';
import { draftAbout } from '../../stores/drafts.ts';
import { correctClient, setClientNotes } from '../../stores/people.ts';
import { clientRecord } from '../../stores/person-record.ts';
import { lazyWithRetry } from '../lazyWithRetry.ts';
import { useNow } from '../useNow.ts';
import { Invite } from './Invite.tsx';
import { guardLink } from './person-links.ts';

const CorrectClientDialog = lazyWithRetry(() =>
  import('../../features/people/CorrectClientDialog/CorrectClientDialog.tsx').then(
    (module) => module.CorrectClientDialog,
  ),
);
const NotesDialog = lazyWithRetry(() =>
  import('../../features/people/NotesDialog/NotesDialog.tsx').then((module) => module.NotesDialog),
);

/** The record of a client with its dialogs. */
export function ClientPerson({ record }: { record: ClientRecord }) {
  const now = useNow();
  const [open, setOpen] = useState<'none' | 'correct' | 'invite' | 'notes'>('none');
  const close = () => setOpen('none');
  const { client, notes } = record;
  return (
    <>
      <ClientRecordView
        record={record}
        now={now}
        guardLink={guardLink}
        onCorrect={() => setOpen('correct')}
        onInvite={() => setOpen('invite')}
        onEditNotes={() => setOpen('notes')}
        onShowMore={() => void clientRecord.showMore()}
      />
      <Suspense>
        {open === 'correct' && (
          <CorrectClientDialog
            record={record}
            draft={draftAbout('correctClient', client._id)}
            submit={correctClient}
            onClose={close}
          />
        )}
        {open === 'notes' && (
          <NotesDialog
            clientId={client._id}
            notes={notes}
            draft={draftAbout('clientNotes', client._id)}
            submit={(text) => setClientNotes(client._id, text)}
            onClose={close}
          />
        )}
        {open === 'invite' && (
          <Invite
            user={client.user}
            phone={client.phone ?? ''}
            reload={clientRecord.reload}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
