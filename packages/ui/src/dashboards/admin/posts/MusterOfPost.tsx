import { useStore } from '@nanostores/react';
import { musterMessages } from '@prahari/contract/muster';
import type { Muster } from '@prahari/contract/muster.schemas';
import { today } from '@prahari/domain/days';
import { useEffect, useState } from 'react';
import { Panel } from '../../../base/Panel/Panel.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { DayEvidence, type EvidenceDraft } from '../../../features/muster/DayEvidence/DayEvidence.tsx';
import { MonthPicker } from '../../../features/muster/MonthPicker/MonthPicker.tsx';
import type { MusterPlace } from '../../../features/muster/MusterGrid/MusterGrid.tsx';
import { shortDay } from '../../../features/muster/muster-days.ts';
import { OfficeMuster } from '../../../features/muster/OfficeMuster/OfficeMuster.tsx';
import { ReopenMuster } from '../../../features/muster/ReopenMuster/ReopenMuster.tsx';
import { draftAbout } from '../../../stores/forms/drafts.ts';
import {
  $evidence,
  $savingMuster,
  $sentLink,
  adjustDuty,
  answerDispute,
  correctDuty,
  loadEvidence,
  officeMuster,
  reopenMuster,
  saveMusterFile,
  sendMuster,
  showMuster,
} from '../../../stores/muster/office-muster.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { useRefreshOnReturn } from '../../useRefreshOnReturn.ts';
import { postsTabWords } from './posts-tab-words.ts';

export interface MusterOfPostProps {
  postId: string;
  /** `2026-11` */
  month: string;
  now: Date;
  /** Another month was asked for. */
  onMonth: (month: string) => void;
  onBack: () => void;
  onAssign: () => void;
}

interface PlaceProps {
  muster: Muster;
  place: MusterPlace;
  pending: boolean;
  onClose: () => void;
}

/** The evidence of a cell, beside the grid. */
function Place({ muster, place: { guardId, day }, pending, onClose }: PlaceProps) {
  const evidence = useStore($evidence, { ssr: 'initial' });
  const row = muster.guards.find(({ guard }) => guard._id === guardId);
  const cell = row?.cells.find((one) => one.day === day && one.dutyId !== undefined);
  const dutyId = cell?.dutyId;
  useEffect(() => {
    if (dutyId) void loadEvidence(dutyId, day);
  }, [dutyId, day]);
  if (!row || !cell || !dutyId) return null;
  const draftOfKind = (kind: string) => draftAbout<EvidenceDraft>('musterDay', `${dutyId} ${kind}`);
  const drafts = {
    answer: draftOfKind('answer'),
    correction: draftOfKind('correction'),
    adjustment: draftOfKind('adjustment'),
  };
  const forgetOnSuccess = async (draft: { set: (values: undefined) => void }, sent: Promise<boolean>) => {
    if (await sent) draft.set(undefined);
  };
  return (
    <Panel isOpen title={`${row.guard.name}, ${shortDay(day)}`} onClose={onClose}>
      <DayEvidence
        key={`${dutyId} ${cell.agreed} ${cell.dispute?.answer?.at} ${cell.corrected}`}
        muster={muster}
        cell={cell}
        evidence={evidence.dutyId === dutyId ? evidence : { state: 'loading' }}
        onRetry={() => void loadEvidence(dutyId, day)}
        drafts={drafts}
        pending={pending}
        onCorrect={(state, reason) =>
          void forgetOnSuccess(drafts.correction, correctDuty({ dutyId, state, reason }))
        }
        onAnswer={(counts, note) =>
          void forgetOnSuccess(drafts.answer, answerDispute({ day, guardId, counts, note }))
        }
        onAdjust={(counts, reason) =>
          void forgetOnSuccess(drafts.adjustment, adjustDuty({ dutyId, counts, reason }))
        }
      />
    </Panel>
  );
}

/** The muster of a post in the office. The post and the month are in the URL. */
export function MusterOfPost({ postId, month, now, onMonth, onBack, onAssign }: MusterOfPostProps) {
  const t = useWords(postsTabWords);
  const loaded = useStore(officeMuster.$loaded, { ssr: 'initial' });
  const pending = useStore($savingMuster, { ssr: 'initial' });
  const link = useStore($sentLink, { ssr: 'initial' });
  const [place, setPlace] = useState<MusterPlace>();
  const [isReopening, setReopening] = useState(false);
  const reopenDraft = draftAbout<{ reason: string }>('reopenMuster', `${postId} ${month}`);
  const reopen = async (reason: string) => {
    if (!(await reopenMuster(reason))) return;
    reopenDraft.set(undefined);
    setReopening(false);
  };
  useEffect(() => void showMuster({ postId, month }), [postId, month]);
  useRefreshOnReturn(officeMuster.refreshSilently);
  return (
    <>
      <LoadedView
        loaded={loaded}
        label={t('loadingMuster')}
        message={musterMessages.fetchFailed}
        onRetry={officeMuster.load}
      >
        {(muster) => (
          <OfficeMuster
            muster={muster}
            today={today(now)}
            chosen={place}
            onChoose={setPlace}
            onBack={onBack}
            onAssign={month >= today(now).slice(0, 7) ? onAssign : undefined}
            onSend={() => void sendMuster()}
            onReopen={() => setReopening(true)}
            onPrint={() => print()}
            onSaveFile={() => void saveMusterFile()}
            pending={pending}
            link={link}
            period={<MonthPicker month={month} onChange={onMonth} />}
            panel={
              place && (
                <Place muster={muster} place={place} pending={pending} onClose={() => setPlace(undefined)} />
              )
            }
          />
        )}
      </LoadedView>
      {isReopening && (
        <ReopenMuster
          draft={reopenDraft}
          pending={pending}
          onReopen={(reason) => void reopen(reason)}
          onClose={() => setReopening(false)}
        />
      )}
    </>
  );
}
