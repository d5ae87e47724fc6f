import { type GuardRecord, type Paper, paperKinds } from '@prahari/contract';
import { Suspense, useState } from 'react';
import { GuardRecordView } from '../../features/people/GuardRecordView/GuardRecordView.tsx';
import { draftAbout } from '../../stores/drafts.ts';
import { addPaper, deletePaper, updatePaper } from '../../stores/papers.ts';
import { correctGuard } from '../../stores/people.ts';
import { guardRecord } from '../../stores/person-record.ts';
import { lazyWithRetry } from '../lazyWithRetry.ts';
import { useNow } from '../useNow.ts';
import { Invite } from './Invite.tsx';
import { clientLink } from './person-links.ts';

const GuardDialog = lazyWithRetry(() =>
  import('../../features/people/GuardDialog/GuardDialog.tsx').then((module) => module.GuardDialog),
);
const PaperDialog = lazyWithRetry(() =>
  import('../../features/people/PaperDialog/PaperDialog.tsx').then((module) => module.PaperDialog),
);

type Open = { dialog: 'none' | 'correct' | 'invite' | 'addPaper' } | { dialog: 'changePaper'; paper: Paper };

/** The record of a guard with its dialogs. */
export function GuardPerson({ record }: { record: GuardRecord }) {
  const now = useNow();
  const [open, setOpen] = useState<Open>({ dialog: 'none' });
  const close = () => setOpen({ dialog: 'none' });
  const { guard, papers } = record;
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
        onAddPaper={() => setOpen({ dialog: 'addPaper' })}
        onChangePaper={(changed) => setOpen({ dialog: 'changePaper', paper: changed })}
        onShowMore={() => void guardRecord.showMore()}
      />
      <Suspense>
        {open.dialog === 'correct' && (
          <GuardDialog
            record={record}
            draft={draftAbout('correctGuard', guard._id)}
            submit={({ papers: _, ...body }) => correctGuard({ ...body, guardId: guard._id })}
            onClose={close}
          />
        )}
        {(open.dialog === 'addPaper' || paper) && (
          <PaperDialog
            guardId={guard._id}
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
        {open.dialog === 'invite' && (
          <Invite user={guard.user} phone={record.phone} reload={guardRecord.reload} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
