import { type ReplaceReason, replaceReasonLabels } from '@prahari/contract/post-guards';
import type { Candidate, ReplaceGuardBody } from '@prahari/contract/post-guards.schemas';
import type { Post, PostAssignment } from '@prahari/contract/posts.schemas';
import type { FieldError } from '@prahari/contract/reply.schemas';
import { useState } from 'react';
import { distinctInitials } from '../../../base/Avatar/distinct-initials.ts';
import { Button } from '../../../base/Button/Button.tsx';
import { DateField } from '../../../base/DateField/DateField.tsx';
import type { HalfTyped } from '../../../base/DateField/half-typed-date.ts';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { ErrorState } from '../../../base/ErrorState/ErrorState.tsx';
import { SearchField } from '../../../base/SearchField/SearchField.tsx';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { scrollIntoSight } from '../../../base/scroll-into-sight.ts';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useShown } from '../../../base/useShown.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { CandidateRow } from '../CandidateRow.tsx';
import { matchesCandidate } from '../candidate-search.ts';
import { asksReason, reasonsOf } from '../GuardLoad.tsx';
import { officePostsWords } from '../office-posts-words.ts';
import { shiftWithHours } from '../period-text.ts';
import { placeText } from '../post-text.ts';
import { Consequences } from './Consequences.tsx';
import { firstDayOf, type HowLong, howLongLabels, howLongOf, untilOf } from './replace-day.ts';
import { replaceGuardWords } from './replace-guard-words.ts';
import { WordRadios } from './WordRadios.tsx';

/** Shown until somebody searches or asks for more. */
const FIRST = 3;

export type CandidatesState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; candidates: readonly Candidate[] };

/** The choices so far; the caller keeps them while the dialog is closed. */
export interface ReplaceDraft {
  reason: ReplaceReason | '';
  guardId: string;
  note: string;
  /** Empty: the next shift, unless something is typed of a day. */
  from: string;
  /** The typed parts of `from` while it is not complete. */
  halfTypedFrom?: HalfTyped | undefined;
  /** The usual time for the reason, unless something is chosen. */
  howLong?: HowLong | undefined;
  /** The last day, for until a day; empty while its date is not complete. */
  until?: string | undefined;
  /** The typed parts of `until` while it is not complete. */
  halfTypedUntil?: HalfTyped | undefined;
  /** The reason to assign a guard without proved papers, or with little rest. */
  papersReason: string;
}
export const emptyReplaceDraft: ReplaceDraft = {
  reason: '',
  guardId: '',
  note: '',
  from: '',
  papersReason: '',
};

export interface ReplaceGuardProps {
  /** The post, with its open assignments. */
  post: Post;
  /** The assignment that ends. */
  assignment: PostAssignment;
  /** The guards who could take over, the best first. */
  candidates: CandidatesState;
  /** The current time. */
  now: Date;
  /** The choices so far. */
  draft: ReplaceDraft;
  /** Something was chosen or typed. */
  onDraft: (draft: ReplaceDraft) => void;
  /** Ends the one assignment and begins the other, or neither. */
  submit: (body: ReplaceGuardBody) => Promise<{ ok: true } | { ok: false; errors?: readonly FieldError[] }>;
  /** The record that the name of a guard leads to. */
  guardLink: (guardId: string) => LinkTarget;
  /** The record that the name of the client leads to. */
  clientLink: (clientId: string) => LinkTarget;
  /** Loads the candidates again after a failure. */
  onRetry: () => void;
  /** Close button, Cancel, Escape, or done. */
  onClose: () => void;
}

/** Replaces one guard of a post by another from a shift on, with both consequences before the press. */
export function ReplaceGuard(props: ReplaceGuardProps) {
  const t = useWords(replaceGuardWords);
  const sayOfficePosts = useWords(officePostsWords);
  const {
    post,
    assignment,
    candidates,
    now,
    draft,
    onDraft,
    submit,
    guardLink,
    clientLink,
    onRetry,
    onClose,
  } = props;
  const [text, setText] = useState('');
  const [isExpanded, setExpanded] = useState(false);
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [isDayMissing, setDayMissing] = useState(draft.halfTypedFrom !== undefined);
  const earliest = firstDayOf(assignment, now);
  const from = isDayMissing ? '' : draft.from || earliest;
  const until = untilOf(draft, from || earliest);
  const isUntilMissing = howLongOf(draft) === 'until' && draft.until === '';
  const change = (patch: Partial<ReplaceDraft>) => onDraft({ ...draft, ...patch });

  const all = candidates.state === 'ready' ? candidates.candidates : [];
  const free = all.filter(({ conflict }) => !conflict);
  const found = free.filter((candidate) => matchesCandidate(candidate, text.trim()));
  const shown = isExpanded || text ? found : found.slice(0, FIRST);
  const chosen = free.find(({ _id }) => _id === draft.guardId);
  const initials = distinctInitials(all.map(({ _id, name }) => ({ id: _id, name })));
  const needsReason =
    draft.papersReason !== '' ||
    errors.some(({ path }) => path === 'papersReason') ||
    (chosen !== undefined && asksReason(chosen));
  const isReady =
    chosen !== undefined &&
    draft.reason !== '' &&
    !isUntilMissing &&
    from >= earliest &&
    from <= assignment.endDate &&
    (until === undefined || until <= assignment.endDate);

  const isShown = useShown();
  const replace = async () => {
    if (!chosen || draft.reason === '') return;
    setPending(true);
    const result = await submit({
      assignmentId: assignment._id,
      guardId: chosen._id,
      reason: draft.reason,
      from,
      ...(until && { until }),
      ...(draft.note.trim() && { note: draft.note.trim() }),
      ...reasonsOf(draft.papersReason),
    });
    setPending(false);
    setErrors(result.ok ? [] : (result.errors ?? []));
    if (result.ok && isShown.current) onClose();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        <>
          {t('replace')}
          <RowLink {...guardLink(assignment.guard._id)} inSentence>
            {assignment.guard.name}
          </RowLink>
        </>
      }
      className="sm:max-w-2xl"
      footer={
        <>
          <p className="me-auto self-center text-muted text-xs max-sm:hidden">{t('bothChangesAreMade')}</p>
          <Button variant="plain" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" disabled={!isReady} pending={isPending} onPress={() => void replace()}>
            {t('replaceGuard')}
          </Button>
        </>
      }
    >
      <div className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-muted">
          <RowLink {...clientLink(post.client._id)} inSentence>
            {post.client.user.name}
          </RowLink>
          , {placeText(post)} · {shiftWithHours(assignment, sayOfficePosts)}
        </p>
        <WordRadios
          legend={t('reason')}
          name="reason"
          labels={replaceReasonLabels}
          value={draft.reason}
          onChange={(reason) => change({ reason })}
        />
        {draft.reason === 'other' && (
          <TextField label={t('note')} name="note" value={draft.note} onChange={(note) => change({ note })} />
        )}
        <WordRadios
          legend={t('howLong')}
          name="howLong"
          labels={howLongLabels(t)}
          value={howLongOf(draft)}
          onChange={(howLong) => change({ howLong })}
        />
        <DateField
          label={t('from')}
          name="from"
          className="sm:max-w-56"
          min={earliest}
          max={assignment.endDate}
          value={from}
          onChange={(day) => {
            setDayMissing(day === '');
            change({ from: day });
          }}
          halfTyped={draft.halfTypedFrom}
          onHalfTyped={(halfTypedFrom) => change({ halfTypedFrom })}
          error={from < earliest || from > assignment.endDate ? t('chooseDayToCome') : undefined}
        />
        {howLongOf(draft) === 'until' && (
          <DateField
            label={t('until')}
            name="until"
            className="sm:max-w-56"
            min={from || earliest}
            max={assignment.endDate}
            value={isUntilMissing ? '' : (until ?? '')}
            onChange={(day) => change({ until: day })}
            halfTyped={draft.halfTypedUntil}
            onHalfTyped={(halfTypedUntil) => change({ halfTypedUntil })}
            error={
              isUntilMissing || (until && until > assignment.endDate) ? t('chooseDayOfAssignment') : undefined
            }
          />
        )}
        <fieldset aria-label={t('newGuard')} className="min-w-0">
          <div className="flex flex-wrap items-center justify-between gap-2 border-line-strong border-b pb-2">
            <span aria-hidden="true" className="font-semibold text-muted text-xs">
              {t('newGuard')}
            </span>
            <SearchField
              size="small"
              label={t('searchGuards')}
              placeholder={t('nameOrPhone')}
              value={text}
              onChange={setText}
            />
          </div>
          {candidates.state === 'loading' && <Skeleton label={t('loadingGuards')} rows={FIRST} />}
          {candidates.state === 'failed' && <ErrorState message={t('guardsCouldNotBe')} onRetry={onRetry} />}
          {shown.map((candidate) => (
            <CandidateRow
              key={candidate._id}
              type="radio"
              name="guardId"
              candidate={candidate}
              initials={initials.get(candidate._id)}
              isChosen={candidate._id === draft.guardId}
              link={guardLink(candidate._id)}
              onChange={() => change({ guardId: candidate._id })}
            />
          ))}
          {candidates.state === 'ready' && found.length === 0 && (
            <p className="py-4 text-muted">{free.length === 0 ? t('noGuardIsFree') : t('noGuardFound')}</p>
          )}
          {shown.length < found.length && (
            <Button size="small" variant="plain" className="mt-2" onPress={() => setExpanded(true)}>
              {t('showAllCount', { count: found.length })}
            </Button>
          )}
        </fieldset>
        <div className={isDayMissing || isUntilMissing ? 'invisible' : undefined}>
          <Consequences
            assignment={assignment}
            now={now}
            from={from || earliest}
            until={until}
            candidate={chosen}
            city={post.place.city}
          />
        </div>
        {needsReason && (
          <TextField
            label={t('reasonToAssignAll')}
            name="papersReason"
            value={draft.papersReason}
            onChange={(text) => change({ papersReason: text })}
          />
        )}
        {errors[0] && (
          <p ref={scrollIntoSight} role="alert" className="text-danger">
            {errors[0].message}
          </p>
        )}
      </div>
    </Dialog>
  );
}
