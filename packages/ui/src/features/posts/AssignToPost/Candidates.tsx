import type { CandidateReasonKind } from '@prahari/contract/post-guards';
import type { Candidate } from '@prahari/contract/post-guards.schemas';
import type { Post } from '@prahari/contract/posts.schemas';
import { useState } from 'react';
import { distinctInitials } from '../../../base/Avatar/distinct-initials.ts';
import { Button } from '../../../base/Button/Button.tsx';
import { FilterBar } from '../../../base/FilterBar/FilterBar.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { SearchField } from '../../../base/SearchField/SearchField.tsx';
import { SectionHeader } from '../../../base/SectionHeader/SectionHeader.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { CandidateRow, candidateGrid, reasonGrid } from '../CandidateRow.tsx';
import { matchesCandidate } from '../candidate-search.ts';
import { officePostsWords } from '../office-posts-words.ts';
import { guardsText } from '../period-text.ts';
import { assignToPostWords, type SayAssignToPost } from './assign-to-post-words.ts';

/** Rows that a phone shows first; a button shows the others. */
const FIRST = 12;

export interface CandidatesProps {
  post: Post;
  candidates: readonly Candidate[];
  /** Ids of the chosen guards, in the order of choosing. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  /** Leads to the record of a guard. */
  guardLink?: ((guardId: string) => LinkTarget) | undefined;
  /** Leads to the record of a client. */
  clientLink?: ((clientId: string) => LinkTarget) | undefined;
}

const speaksFor = (candidate: Candidate, kind: CandidateReasonKind) =>
  candidate.reasons.some((reason) => reason.kind === kind && reason.verdict === 'for');

const HEADS = (t: SayAssignToPost) => [t('free'), t('livesIn'), t('knowsPlace'), t('papers'), t('rested')];

/** The guard's other duty then, with the name of the client as a link to its record. */
function Conflict({
  conflict = '',
  conflictClient,
  clientLink,
}: Candidate & Pick<CandidatesProps, 'clientLink'>) {
  const at = conflictClient ? conflict.indexOf(conflictClient.name) : -1;
  if (!conflictClient || !clientLink || at === -1) return <span>{conflict}</span>;
  const { _id, name } = conflictClient;
  return (
    <>
      <span>{conflict.slice(0, at)}</span>
      <RowLink {...clientLink(_id)} inSentence>
        {name}
      </RowLink>
      <span>{conflict.slice(at + name.length)}</span>
    </>
  );
}

function Blocked({
  candidates,
  guardLink,
  clientLink,
}: Pick<CandidatesProps, 'candidates' | 'guardLink' | 'clientLink'>) {
  const t = useWords(assignToPostWords);
  if (candidates.length === 0) return null;
  return (
    <section className="py-6" aria-label={t('notFreeForThese')}>
      <h3 className="font-semibold text-sm">
        {t('notFreeForTheseDates')}
        <span className="font-normal text-muted tabular-nums">{candidates.length}</span>
      </h3>
      <ul className="mt-1">
        {candidates.map((candidate) => (
          <li
            key={candidate._id}
            className="grid min-h-10 items-center gap-x-3 border-line border-t py-1.5 text-sm @min-[50rem]:grid-cols-[15rem_1fr]"
          >
            <span className="font-name wrap-anywhere">
              {guardLink ? <RowLink {...guardLink(candidate._id)}>{candidate.name}</RowLink> : candidate.name}
            </span>
            <span className="wrap-anywhere touch:[&_a]:py-3.5">
              <Icon name="triangle" className="me-2 inline size-3 text-danger" />
              <Conflict {...candidate} clientLink={clientLink} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The guards who could take the empty places of a post, best first. */
export function Candidates({ post, candidates, chosen, onChoose, guardLink, clientLink }: CandidatesProps) {
  const sayOfficePosts = useWords(officePostsWords);
  const t = useWords(assignToPostWords);
  const [filter, setFilter] = useState('');
  const [text, setText] = useState('');
  const [isExpanded, setExpanded] = useState(false);
  const free = candidates.filter(({ conflict }) => !conflict);
  const counted = (kind: CandidateReasonKind) =>
    free.filter((candidate) => speaksFor(candidate, kind)).length;
  const matchesSearch = (candidate: Candidate) =>
    (!filter || speaksFor(candidate, filter as CandidateReasonKind)) &&
    matchesCandidate(candidate, text.trim());
  const found = free.filter(matchesSearch);
  const shown = isExpanded ? found : found.slice(0, FIRST);
  const initials = distinctInitials(candidates.map(({ _id, name }) => ({ id: _id, name })));
  const isFull = chosen.length >= post.short;
  const best = found.slice(0, post.short).map(({ _id }) => _id);
  return (
    <>
      <SectionHeader
        title={t('chooseGuards')}
        level={2}
        tools={
          <>
            <SearchField
              label={t('searchGuards')}
              placeholder={t('nameOrPhone')}
              value={text}
              onChange={setText}
            />
            {best.length > 0 && (
              <Button onPress={() => onChoose(best)}>{t('chooseBestCount', { count: best.length })}</Button>
            )}
          </>
        }
      >
        <FilterBar
          label={t('filterGuards')}
          value={filter}
          onChange={setFilter}
          options={[
            { value: '', label: t('free'), count: free.length },
            ...(post.place.city
              ? [
                  {
                    value: 'city',
                    label: t('livesInCity', { city: post.place.city }),
                    count: counted('city'),
                  },
                ]
              : []),
            { value: 'knowsPlace', label: t('knowsPlace'), count: counted('knowsPlace') },
          ]}
        />
      </SectionHeader>
      <div
        aria-hidden="true"
        className={`min-h-8 items-end border-line border-b py-1.5 font-semibold text-muted text-xs @max-[50rem]:hidden ${candidateGrid}`}
      >
        <span className="col-start-3">{t('guard')}</span>
        <span className={`grid items-end gap-x-3 ${reasonGrid}`}>
          {HEADS(t).map((head) => (
            <span key={head}>{head}</span>
          ))}
        </span>
        <span className="text-end">{t('rating')}</span>
      </div>
      <fieldset aria-label={t('guardsBestFirst')} className="min-w-0">
        {shown.map((candidate) => {
          const isChosen = chosen.includes(candidate._id);
          return (
            <CandidateRow
              key={candidate._id}
              type="checkbox"
              name="guardIds"
              candidate={candidate}
              initials={initials.get(candidate._id)}
              isChosen={isChosen}
              isDisabled={isFull && !isChosen}
              link={guardLink?.(candidate._id)}
              onChange={() =>
                onChoose(isChosen ? chosen.filter((id) => id !== candidate._id) : [...chosen, candidate._id])
              }
            />
          );
        })}
        {found.length === 0 && (
          <p className="py-6 text-muted text-sm">
            {free.length === 0 ? t('noGuardIsFree') : t('noGuardFound')}
          </p>
        )}
      </fieldset>
      {shown.length < found.length && (
        <Button className="mt-3" onPress={() => setExpanded(true)}>
          {t('showAllGuards', { guards: guardsText(found.length, sayOfficePosts) })}
        </Button>
      )}
      <Blocked
        candidates={candidates.filter((candidate) => candidate.conflict && matchesSearch(candidate))}
        guardLink={guardLink}
        clientLink={clientLink}
      />
    </>
  );
}
