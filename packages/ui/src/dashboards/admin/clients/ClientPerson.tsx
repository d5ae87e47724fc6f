import { updateClientTax as updateTaxCall } from '@prahari/contract/clients';
import type { ClientRecord } from '@prahari/contract/clients.schemas';
import { handleData } from '@prahari/contract/data-requests';
import { getStatement } from '@prahari/contract/debts';
import { addPayment } from '@prahari/contract/payments';
import { endPost } from '@prahari/contract/posts';
import type { Post } from '@prahari/contract/posts.schemas';
import { listRates } from '@prahari/contract/rates';
import { listChallans } from '@prahari/contract/registers';
import { useCallback, useState } from 'react';
import { useShown } from '../../../base/useShown.ts';
import { ClientRecordView } from '../../../features/people/ClientRecordView/ClientRecordView.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { draftAbout } from '../../../stores/forms/drafts.ts';
import { wasOpen } from '../../../stores/forms/open-dialog.ts';
import { correctClient, setClientNotes, updateClientTax } from '../../../stores/people/people.ts';
import { clientRecord } from '../../../stores/people/person-record.ts';
import { addPost } from '../../../stores/posts/post-changes.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { pushParams } from '../../search-params.ts';
import { useNow } from '../../useNow.ts';
import { useReopenAfterLogin } from '../../useRememberedDialog.ts';
import { statementLink } from '../money/statement-link.ts';
import { Invite } from '../people/Invite.tsx';
import { guardLink } from '../people/person-links.ts';
import { withOwnerLink } from '../people/phone-owner.ts';
import { replacementBefore } from '../posts/replacement-draft.ts';
import { RatesOfClient } from '../rates/RatesOfClient.tsx';

const CorrectClientDialog = lazyPart(
  () => import('../../../features/people/CorrectClientDialog/CorrectClientDialog.tsx'),
  'CorrectClientDialog',
);
const NewPostDialog = lazyPart(
  () => import('../../../features/posts/NewPostDialog/NewPostDialog.tsx'),
  'NewPostDialog',
);
const Settle = lazyPart(() => import('../money/Settle.tsx'), 'Settle');
const ReplaceAssignment = lazyPart(() => import('../posts/ReplaceAtPost.tsx'), 'ReplaceAssignment');
const EndThisPost = lazyPart(() => import('../posts/at-post/EndPost.tsx'), 'EndThisPost');
const PersonalData = lazyPart(() => import('../people/PersonalData.tsx'), 'PersonalData');
const NotesDialog = lazyPart(
  () => import('../../../features/people/NotesDialog/NotesDialog.tsx'),
  'NotesDialog',
);

const ClientTaxDialog = lazyPart(
  () => import('../../../features/people/ClientTaxDialog/ClientTaxDialog.tsx'),
  'ClientTaxDialog',
);

const PapersOfClient = lazyPart(() => import('../money/PapersOfClient.tsx'), 'PapersOfClient');
const RateOfClient = lazyPart(() => import('../rates/NewRate.tsx'), 'RateOfClient');

/** The forms that stay over a reload and a login. */
const keptForms = ['correctClient', 'clientNotes', 'clientTax', 'newPost', 'personalData', 'rate'] as const;
type KeptForm = (typeof keptForms)[number];

/** The record of a client with its dialogs. */
export function ClientPerson({ record }: { record: ClientRecord }) {
  const now = useNow();
  const { _id: clientId } = record.client;
  const opener = `client ${clientId}` as const;
  const [open, setOpen] = useState<'none' | 'invite' | KeptForm>(
    () =>
      keptForms.find((form) => wasOpen(`${form} ${clientId}`, draftAbout(form, clientId).get())) ?? 'none',
  );
  useReopenAfterLogin(open === 'none' || open === 'invite' ? '' : `${open} ${clientId}`);
  const close = () => setOpen('none');
  const isShown = useShown();
  const assignTo = (postId: string) => pushParams({ tab: 'assign-guards', post: postId });
  const [leaving, setLeaving] = useState(() => replacementBefore(opener));
  const [ending, setEnding] = useState<Post>();
  const [settled, setSettled] = useState<{ billId: string | undefined }>();
  const closeSettle = useCallback(() => setSettled(undefined), []);
  const { client, notes } = record;
  return (
    <>
      <ClientRecordView
        record={record}
        now={now}
        guardLink={guardLink}
        onCorrect={() => setOpen('correctClient')}
        onInvite={() => setOpen('invite')}
        onPersonalData={isOffered(handleData) ? () => setOpen('personalData') : undefined}
        onEditNotes={() => setOpen('clientNotes')}
        onEditTax={isOffered(updateTaxCall) ? () => setOpen('clientTax') : undefined}
        onSettle={isOffered(addPayment) ? (billId) => setSettled({ billId }) : undefined}
        statementLink={isOffered(getStatement) ? statementLink(clientId) : undefined}
        rates={
          isOffered(listRates)
            ? {
                list: <RatesOfClient clientId={clientId} posts={record.posts} now={now} />,
                onAdd: () => setOpen('rate'),
                onCompare: () => pushParams({ tab: 'clients', quote: clientId }),
              }
            : undefined
        }
        papers={isOffered(listChallans) ? <PapersOfClient clientId={clientId} /> : undefined}
        onNewPost={() => setOpen('newPost')}
        onAssign={({ _id }) => assignTo(_id)}
        onEndPost={isOffered(endPost) ? setEnding : undefined}
        onReplace={({ _id, postId }) => postId && setLeaving({ assignmentId: _id, postId })}
        onShowMore={() => void clientRecord.showMore()}
      />
      {open === 'correctClient' && (
        <CorrectClientDialog
          record={record}
          draft={draftAbout('correctClient', client._id)}
          submit={async (body) => withOwnerLink('client', await correctClient(body), close)}
          onClose={close}
        />
      )}
      {open === 'newPost' && (
        <NewPostDialog
          client={{ _id: clientId, name: client.user.name }}
          like={record.posts[0]}
          draft={draftAbout('newPost', clientId)}
          submit={(body) => addPost(body, (postId) => isShown.current && assignTo(postId))}
          onClose={close}
        />
      )}
      {leaving && (
        <ReplaceAssignment
          key={leaving.assignmentId}
          {...leaving}
          opener={opener}
          now={now}
          reload={clientRecord.reload}
          onClose={() => setLeaving(undefined)}
        />
      )}
      {ending && (
        <EndThisPost
          post={ending}
          onEnded={() => void clientRecord.reload()}
          onClose={() => setEnding(undefined)}
        />
      )}
      {open === 'clientNotes' && (
        <NotesDialog
          clientId={client._id}
          notes={notes}
          draft={draftAbout('clientNotes', client._id)}
          submit={(text) => setClientNotes(client._id, text)}
          onClose={close}
        />
      )}
      {open === 'clientTax' && (
        <ClientTaxDialog
          tax={record.tax}
          draft={draftAbout('clientTax', clientId)}
          submit={(changes) => updateClientTax(clientId, changes)}
          onClose={close}
        />
      )}
      {settled && <Settle clientId={clientId} billId={settled.billId} onClose={closeSettle} />}
      {open === 'personalData' && (
        <PersonalData
          draft={draftAbout('personalData', clientId)}
          user={client.user}
          phone={client.phone ?? ''}
          reload={clientRecord.reload}
          onClose={close}
        />
      )}
      {open === 'rate' && <RateOfClient clientId={clientId} onClose={close} />}
      {open === 'invite' && (
        <Invite user={client.user} phone={client.phone ?? ''} reload={clientRecord.reload} onClose={close} />
      )}
    </>
  );
}
