import type { AssignToPostBody, Candidate } from '@prahari/contract/post-guards.schemas';
import type { Post, PostAssignment } from '@prahari/contract/posts.schemas';
import type { FieldError } from '@prahari/contract/reply.schemas';
import { formatPhone } from '@prahari/domain/phone';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { DescriptionList } from '../../../base/DescriptionList/DescriptionList.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { asksReason, reasonsOf } from '../GuardLoad.tsx';
import { GuardsOfPostList } from '../GuardsOfPostList.tsx';
import { officePostsWords } from '../office-posts-words.ts';
import { datesText, lengthText, periodLeft, shiftWithHours } from '../period-text.ts';
import { assignToPostWords, type SayAssignToPost } from './assign-to-post-words.ts';
import { Candidates } from './Candidates.tsx';
import { ConfirmBar } from './ConfirmBar.tsx';
import { GateLanterns } from './GateLanterns.tsx';

export interface AssignToPostProps {
  /** The post, with its open assignments. */
  post: Post;
  /** The best first; those with a conflict last. */
  candidates: readonly Candidate[];
  /** The current time. */
  now: Date;
  /** Ids of the chosen guards, kept by the caller while the view is closed. */
  chosen: readonly string[];
  /** Another set was chosen. */
  onChoose: (ids: readonly string[]) => void;
  /** The reason to assign guards without proved papers, or with little rest; kept by the caller too. */
  reason: string;
  /** Another reason was typed. */
  onReason: (text: string) => void;
  /** Assigns all of them or none. */
  submit: (body: AssignToPostBody) => Promise<{ ok: true } | { ok: false; errors?: readonly FieldError[] }>;
  /** Leads to the record of the client. */
  clientLink?: ((clientId: string) => LinkTarget) | undefined;
  /** Leads to the record of a guard. */
  guardLink?: ((guardId: string) => LinkTarget) | undefined;
  /** Leaves without assigning. */
  onCancel: () => void;
  /** Change place, shift, dates or number of the post. */
  onChangePost: () => void;
  /** Replace a guard of a full post. */
  onReplace: (assignment: PostAssignment) => void;
  /** A form beside the facts, while the post is changed: instead of the guards, because dates and place decide who is free. */
  panel?: ReactNode;
}

/** Nobody can be assigned to the post: why, and what to do. */
function blockOf({ shift, place, short }: Post, t: SayAssignToPost): string | undefined {
  if (!shift || !place.city) return t('chooseShiftAndPlaceFirst');
  return short === 0 ? t('everyPlaceOfThis') : undefined;
}

const firstName = (name: string): string => name.split(' ')[0] ?? name;

/** Assigns guards to the empty places of one post. Dates, shift and place are those of the post; each candidate has the reasons for and against. */
export function AssignToPost(props: AssignToPostProps) {
  const t = useWords(assignToPostWords);
  const { post, candidates, now, chosen, onChoose, reason, onReason, submit, onCancel, onChangePost, panel } =
    props;
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const byId = new Map(candidates.map((candidate) => [candidate._id, candidate]));
  const names = chosen.flatMap((id) => byId.get(id)?.name ?? []);
  const needsReason =
    reason !== '' ||
    errors.some(({ path }) => path === 'papersReason') ||
    candidates.some((candidate) => chosen.includes(candidate._id) && asksReason(candidate));
  const block = blockOf(post, t);
  const isFull = post.short === 0;
  const guards = post.assignments.map(({ guard }) => guard.name);
  const assign = async () => {
    setPending(true);
    const guardIds = chosen.filter((id) => byId.has(id));
    const result = await submit({
      postId: post._id,
      guardIds,
      ...periodLeft(post, now),
      ...reasonsOf(reason),
    });
    setPending(false);
    setErrors(result.ok ? [] : (result.errors ?? []));
  };
  return (
    <div className="grid min-h-[calc(100svh-6.5rem)] max-[68rem]:grid-rows-[auto_1fr] min-[68rem]:grid-cols-[25rem_minmax(0,1fr)]">
      <aside
        aria-label={t('post')}
        className="border-line bg-sunken max-[68rem]:border-b min-[40rem]:max-[68rem]:has-[>.post-gate]:grid min-[40rem]:max-[68rem]:grid-cols-[24rem_1fr] min-[68rem]:border-e"
      >
        {isFull ? (
          <GateLanterns places={guards.length} chosen={guards.map(firstName)} word="assigned" />
        ) : (
          <GateLanterns places={Math.max(post.short, 0)} chosen={names.map(firstName)} />
        )}
        <PostFacts
          post={post}
          now={now}
          clientLink={props.clientLink?.(post.client._id)}
          guards={
            post.short > 0
              ? t('ofChosenCount', { count: names.length, short: post.short })
              : t('ofFilled', { filled: post.filled, asked: post.asked })
          }
          onChange={onChangePost}
        />
      </aside>
      <div className="flex min-w-0 flex-col">
        <div className="@container min-w-0 flex-1 px-[clamp(1rem,2.5vw,2rem)] pt-6">
          {panel && (
            <>
              <h2 className="mb-4 text-lg">{t('changePost')}</h2>
              {panel}
            </>
          )}
          {block ? (
            !panel && (
              <div className="grid max-w-3xl gap-3">
                <h2 className="text-lg">{isFull ? t('guards') : t('chooseGuards')}</h2>
                <p className="text-muted">{block}</p>
                <GuardsOfPostList
                  assignments={post.assignments}
                  now={now}
                  onReplace={props.onReplace}
                  guardLink={props.guardLink}
                />
                {post.short > 0 && (
                  <Button variant="primary" className="justify-self-start" onPress={onChangePost}>
                    {t('chooseShiftAndPlace')}
                  </Button>
                )}
              </div>
            )
          ) : (
            <div className={panel ? 'hidden' : undefined}>
              <Candidates
                post={post}
                candidates={candidates}
                chosen={chosen}
                onChoose={onChoose}
                guardLink={props.guardLink}
                clientLink={props.clientLink}
              />
            </div>
          )}
        </div>
        {!block && !panel && (
          <ConfirmBar
            post={post}
            now={now}
            names={names}
            pending={isPending}
            error={errors[0]?.message}
            reason={needsReason ? { value: reason, onChange: onReason } : undefined}
            onAssign={() => void assign()}
            onCancel={onCancel}
          />
        )}
      </div>
    </div>
  );
}

interface PostFactsProps {
  post: Post;
  now: Date;
  /** Leads to the record of the client. */
  clientLink?: LinkTarget | undefined;
  /** The number of guards chosen, and of empty places: `2 of 3 chosen`. */
  guards: string;
  /** Change place, shift, dates or number. */
  onChange?: (() => void) | undefined;
}

const phoneLink = (phone: string) => (
  <a
    href={`tel:${phone.replace(/[^+\d]/g, '')}`}
    className="tabular-nums touch:-my-3 touch:inline-flex touch:min-h-target touch:items-center"
  >
    {formatPhone(phone)}
  </a>
);

/** Facts of a post, beside its candidates. */
function PostFacts({ post, now, clientLink, guards, onChange }: PostFactsProps) {
  const t = useWords(assignToPostWords);
  const sayOfficePosts = useWords(officePostsWords);
  const { street, city, state, zipCode } = post.place;
  const town = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const { phone, user } = post.client;
  return (
    <div className="@container px-[clamp(1rem,2.5vw,2rem)] py-5 sm:pe-6">
      <h1 className="text-lg wrap-anywhere">
        {clientLink ? <RowLink {...clientLink}>{user.name}</RowLink> : user.name}
      </h1>
      <address className="text-muted not-italic">
        {street && <span className="block">{street}</span>}
        <span>{town}</span>
      </address>
      <DescriptionList
        className="mt-4 @xl:grid @xl:grid-cols-2 @xl:gap-x-8"
        items={[
          { term: t('guards'), detail: guards },
          { term: t('shift'), detail: shiftWithHours(post, sayOfficePosts) },
          {
            term: t('dates'),
            detail: (
              <>
                <span className="tabular-nums">{datesText(post.startDate, post.endDate)}</span>
                <span className="block text-muted">{lengthText(post, now, sayOfficePosts)}</span>
              </>
            ),
          },
          ...(phone ? [{ term: t('phone'), detail: phoneLink(phone) }] : []),
          ...(post.note ? [{ term: t('note'), detail: post.note }] : []),
        ]}
      />
      {onChange && (
        <Button size="small" className="mt-4" onPress={onChange}>
          {t('changePost')}
        </Button>
      )}
    </div>
  );
}
