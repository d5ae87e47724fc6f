import type { Assignment, ClientRecord } from '@prahari/contract';
import { Suspense, useState } from 'react';
import { ClientRecordView } from '../../features/people/ClientRecordView/ClientRecordView.tsx';
import { draftAbout, takeReopened } from '../../stores/drafts.ts';
import { correctClient, setClientNotes } from '../../stores/people.ts';
import { clientRecord } from '../../stores/person-record.ts';
import { lazyWithRetry } from '../lazyWithRetry.ts';
import { pushParams } from '../search-params.ts';
import { useNow } from '../useNow.ts';
import { Invite } from './Invite.tsx';
import { guardLink } from './person-links.ts';
import { useNotedDialog } from './useKeptDialog.ts';

const CorrectClientDialog = lazyWithRetry(() =>
  import('../../features/people/CorrectClientDialog/CorrectClientDialog.tsx').then(
    (module) => module.CorrectClientDialog,
  ),
);
const ReplaceAssignment = lazyWithRetry(() =>
  import('./ReplaceAtPost.tsx').then((module) => module.ReplaceAssignment),
);
const NotesDialog = lazyWithRetry(() =>
  import('../../features/people/NotesDialog/NotesDialog.tsx').then((module) => module.NotesDialog),
);

/** The record of a client with its dialogs. */
export function ClientPerson({ record }: { record: ClientRecord }) {
  const now = useNow();
  const dialogs = { correct: `correctClient ${record.client._id}`, notes: `notes ${record.client._id}` };
  const [open, setOpen] = useState<'none' | 'correct' | 'invite' | 'notes'>(() =>
    takeReopened(dialogs.correct) ? 'correct' : takeReopened(dialogs.notes) ? 'notes' : 'none',
  );
  useNotedDialog(open === 'correct' || open === 'notes' ? dialogs[open] : '');
  const close = () => setOpen('none');
  const [leaving, setLeaving] = useState<Assignment>();
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
        onAssign={({ _id }) => pushParams({ tab: 'assign-guards', post: _id })}
        onReplace={setLeaving}
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
        {leaving?.postId && (
          <ReplaceAssignment
            key={leaving._id}
            assignmentId={leaving._id}
            postId={leaving.postId}
            now={now}
            reload={clientRecord.reload}
            onClose={() => setLeaving(undefined)}
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
