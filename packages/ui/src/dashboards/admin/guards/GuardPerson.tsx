import { handleData } from '@prahari/contract/data-requests';
import { paperKinds } from '@prahari/contract/documents';
import type { Paper } from '@prahari/contract/documents.schemas';
import type { Guard, GuardRecord } from '@prahari/contract/guards.schemas';
import { useState } from 'react';
import type { AssignGuardFormProps } from '../../../features/assignments/AssignGuardForm/AssignGuardForm.tsx';
import { emptyAssignment } from '../../../features/assignments/AssignGuardForm/assign-draft.ts';
import { GuardRecordView } from '../../../features/people/GuardRecordView/GuardRecordView.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { addPaper, deletePaper, updatePaper } from '../../../stores/documents/papers.ts';
import { draftAbout, draftOf } from '../../../stores/forms/drafts.ts';
import { wasOpen } from '../../../stores/forms/open-dialog.ts';
import { correctGuard } from '../../../stores/people/people.ts';
import { guardRecord } from '../../../stores/people/person-record.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { pushParams } from '../../search-params.ts';
import { useNow } from '../../useNow.ts';
import { useReopenAfterLogin } from '../../useRememberedDialog.ts';
import { Invite } from '../people/Invite.tsx';
import { clientLink } from '../people/person-links.ts';
import { withOwnerLink } from '../people/phone-owner.ts';
import { replacementBefore } from '../posts/replacement-draft.ts';
import { GuardCard } from './GuardCard.tsx';
import { guardOption } from './guard-option.ts';

const GuardDialog = lazyPart(
  () => import('../../../features/people/GuardDialog/GuardDialog.tsx'),
  'GuardDialog',
);
const ReplaceAssignment = lazyPart(() => import('../posts/ReplaceAtPost.tsx'), 'ReplaceAssignment');
const PersonalData = lazyPart(() => import('../people/PersonalData.tsx'), 'PersonalData');
const PaperDialog = lazyPart(
  () => import('../../../features/people/PaperDialog/PaperDialog.tsx'),
  'PaperDialog',
);

type Open =
  | { dialog: 'none' | 'correct' | 'invite' | 'addPaper' | 'personalData' | 'replace' }
  | { dialog: 'changePaper'; paper: Paper };

const $assignDraft: NonNullable<AssignGuardFormProps['draft']> = draftOf('assignGuard');

/** The stored name of an open dialog, if something can be typed into it: it opens again after a login. */
function nameOf(open: Open, guardId: string): string {
  if (open.dialog === 'correct') return `correctGuard ${guardId}`;
  if (open.dialog === 'addPaper') return `paper ${guardId}`;
  if (open.dialog === 'personalData') return `personalData ${guardId}`;
  return open.dialog === 'changePaper' ? `paper ${open.paper._id}` : '';
}

/** The dialog that was open when the session ended. */
function openBefore({ guard: { _id: guardId }, papers }: GuardRecord): Open {
  const dialogs: (readonly [Open, ReturnType<typeof draftAbout>])[] = [
    [{ dialog: 'correct' }, draftAbout('correctGuard', guardId)],
    [{ dialog: 'addPaper' }, draftAbout('paper', guardId)],
    [{ dialog: 'personalData' }, draftAbout('personalData', guardId)],
    ...papers.map((paper) => [{ dialog: 'changePaper', paper }, draftAbout('paper', paper._id)] as const),
  ];
  const found = dialogs.find(([open, draft]) => wasOpen(nameOf(open, guardId), draft.get()));
  if (found) return found[0];
  return { dialog: replacementBefore(`guard ${guardId}`) ? 'replace' : 'none' };
}

/** Opens the form for assigning with this guard; what else was typed there stays. */
function openAssignForm(guard: Guard): void {
  $assignDraft.set({ ...($assignDraft.get() ?? emptyAssignment(null)), guardId: guardOption(guard) });
  pushParams({ tab: 'assign-guards' });
}

/** The record of a guard with its dialogs. */
export function GuardPerson({ record }: { record: GuardRecord }) {
  const now = useNow();
  const [open, setOpen] = useState(() => openBefore(record));
  useReopenAfterLogin(nameOf(open, record.guard._id));
  const close = () => setOpen({ dialog: 'none' });
  const { guard, papers } = record;
  const current = guard.currentAssignment;
  const postId = current?.postId;
  const paper = open.dialog === 'changePaper' ? open.paper : undefined;
  const missing = paperKinds.filter((kind) => papers.every((one) => one.kind !== kind));
  return (
    <>
      <GuardRecordView
        record={record}
        now={now}
        clientLink={clientLink}
        onCorrect={() => setOpen({ dialog: 'correct' })}
        onInvite={() => setOpen({ dialog: 'invite' })}
        onPersonalData={isOffered(handleData) ? () => setOpen({ dialog: 'personalData' }) : undefined}
        onAddPaper={() => setOpen({ dialog: 'addPaper' })}
        onChangePaper={(changed) => setOpen({ dialog: 'changePaper', paper: changed })}
        onAssign={() => openAssignForm(guard)}
        onReplace={postId ? () => setOpen({ dialog: 'replace' }) : undefined}
        card={<GuardCard guardId={guard._id} />}
        onShowMore={() => void guardRecord.showMore()}
      />
      {open.dialog === 'correct' && (
        <GuardDialog
          record={record}
          draft={draftAbout('correctGuard', guard._id)}
          submit={async ({ papers: _, ...body }) => {
            const phone = body.phone === record.phone ? undefined : body.phone;
            const corrected = await correctGuard({ ...body, phone, guardId: guard._id });
            return withOwnerLink('guard', corrected, close);
          }}
          onClose={close}
        />
      )}
      {(open.dialog === 'addPaper' || paper) && (
        <PaperDialog
          guardId={guard._id}
          draft={draftAbout('paper', paper?._id ?? guard._id)}
          paper={paper}
          kinds={missing}
          submit={(values) => (paper ? updatePaper(paper._id, values) : addPaper(guard._id, values))}
          onDelete={() => {
            close();
            if (paper) void deletePaper(paper._id);
          }}
          onClose={close}
        />
      )}
      {open.dialog === 'replace' && current && postId && (
        <ReplaceAssignment
          assignmentId={current._id}
          postId={postId}
          opener={`guard ${guard._id}`}
          now={now}
          reload={guardRecord.reload}
          onClose={close}
        />
      )}
      {open.dialog === 'personalData' && (
        <PersonalData
          draft={draftAbout('personalData', guard._id)}
          user={guard.user}
          phone={record.phone}
          reload={guardRecord.reload}
          onClose={close}
        />
      )}
      {open.dialog === 'invite' && (
        <Invite user={guard.user} phone={record.phone} reload={guardRecord.reload} onClose={close} />
      )}
    </>
  );
}
