import type { Candidate } from '@prahari/contract/post-guards.schemas';
import type { FieldError } from '@prahari/contract/reply.schemas';
import { useState } from 'react';
import { distinctInitials } from '../../../base/Avatar/distinct-initials.ts';
import { Button } from '../../../base/Button/Button.tsx';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { ErrorState } from '../../../base/ErrorState/ErrorState.tsx';
import { useDraft } from '../../../base/Form/useDraft.ts';
import type { DraftStore } from '../../../base/Form/useForm.ts';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { scrollIntoSight } from '../../../base/scroll-into-sight.ts';
import type { LinkTarget } from '../../../base/Table/RowLink.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useShown } from '../../../base/useShown.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { CandidateRow } from '../CandidateRow.tsx';
import { asksReason } from '../GuardLoad.tsx';
import { coverDutyWords } from './cover-duty-words.ts';

export type FreeGuardsState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; guards: readonly Candidate[] };

/** The choice so far. */
export interface CoverDraft {
  /** Empty: the best guard. */
  guardId: string;
  reason: string;
}

export interface CoverDutyProps {
  /** The duty: `Orchid Heights, Thane, Fri, 11 Dec 2026, 20:00–08:00`. */
  duty: string;
  /** The guards who are free for it, the best first. */
  found: FreeGuardsState;
  /** Keeps the choice while the dialog is closed. */
  draft?: DraftStore<CoverDraft> | undefined;
  /** Gives the duty to a guard; a reason where papers or rest ask for one. */
  submit: (
    guard: Candidate,
    reason: string,
  ) => Promise<{ ok: true } | { ok: false; errors?: readonly FieldError[] }>;
  /** Loads the guards again after a failure. */
  onRetry: () => void;
  /** The record that the name of a guard leads to. */
  guardLink: (guardId: string) => LinkTarget;
  /** Close button, Cancel, Escape, or done. */
  onClose: () => void;
}

/** Gives one empty duty to a guard who is free. The best one is chosen already, so that one press covers it. */
export function CoverDuty({ duty, found, draft, submit, onRetry, guardLink, onClose }: CoverDutyProps) {
  const t = useWords(coverDutyWords);
  const [{ guardId, reason }, change] = useDraft(draft, { guardId: '', reason: '' });
  const [isPending, setPending] = useState(false);
  const isShown = useShown();
  const [error, setError] = useState('');
  const guards = found.state === 'ready' ? found.guards : [];
  const best = guards.find((guard) => !asksReason(guard)) ?? guards[0];
  const chosen = guards.find(({ _id }) => _id === guardId) ?? best;
  const initials = distinctInitials(guards.map(({ _id, name }) => ({ id: _id, name })));
  const needsReason = reason !== '' || error !== '' || (chosen !== undefined && asksReason(chosen));

  const forget = () => {
    draft?.set(undefined);
    onClose();
  };
  const assign = async () => {
    if (!chosen) return;
    setPending(true);
    const result = await submit(chosen, reason);
    setPending(false);
    if (result.ok) draft?.set(undefined);
    if (result.ok && isShown.current) onClose();
    if (!result.ok) setError(result.errors?.[0]?.message ?? '');
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('findGuard')}
      className="sm:max-w-2xl"
      footer={
        <>
          <Button variant="plain" onPress={forget}>
            {t('cancel')}
          </Button>
          <Button variant="primary" disabled={!chosen} pending={isPending} onPress={() => void assign()}>
            {chosen ? t('assignName', { name: chosen.name }) : t('assign')}
          </Button>
        </>
      }
    >
      <div className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-muted">{duty}</p>
        {found.state === 'loading' && <Skeleton label={t('loadingFreeGuards')} rows={5} />}
        {found.state === 'failed' && <ErrorState message={t('guardsCouldNotBe')} onRetry={onRetry} />}
        {found.state === 'ready' && (
          <fieldset aria-label={t('freeGuardsBestFirst')} className="min-w-0">
            {guards.map((candidate) => (
              <CandidateRow
                key={candidate._id}
                type="radio"
                name="guardId"
                candidate={candidate}
                initials={initials.get(candidate._id)}
                isChosen={candidate._id === chosen?._id}
                link={guardLink(candidate._id)}
                onChange={() => change({ guardId: candidate._id })}
              />
            ))}
            {guards.length === 0 && <p className="py-4 text-muted">{t('noGuardIsFree')}</p>}
          </fieldset>
        )}
        {needsReason && (
          <TextField
            label={t('reasonToAssignAll')}
            name="papersReason"
            value={reason}
            onChange={(text) => change({ reason: text })}
          />
        )}
        {error && (
          <p ref={scrollIntoSight} role="alert" className="text-danger">
            {error}
          </p>
        )}
      </div>
    </Dialog>
  );
}
