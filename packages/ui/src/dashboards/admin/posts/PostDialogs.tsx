import { useStore } from '@nanostores/react';
import { swapDuties } from '@prahari/contract/duties';
import { endPost } from '@prahari/contract/posts';
import type { Post, PostAssignment } from '@prahari/contract/posts.schemas';
import { addRotation } from '@prahari/contract/rotations';
import { type Day, today } from '@prahari/domain/days';
import { useState } from 'react';
import { emptyOn } from '../../../features/posts/empty-by-day.ts';
import { PostGuards } from '../../../features/posts/PostGuards/PostGuards.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { $candidates } from '../../../stores/posts/post-changes.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { clientLink, guardLink } from '../people/person-links.ts';
import { RotationOfPost } from './at-post/RotationOfPost.tsx';
import { CoverThisDuty, dayText, type EmptyDuty } from './CoverThisDuty.tsx';
import { ReplaceAssignment, ReplaceAtPost } from './ReplaceAtPost.tsx';
import { replacementBefore } from './replacement-draft.ts';

const RotationAtPost = lazyPart(() => import('./at-post/RotationAtPost.tsx'), 'RotationAtPost');
const SwapAtPost = lazyPart(() => import('./at-post/SwapAtPost.tsx'), 'SwapAtPost');
const EndThisPost = lazyPart(() => import('./at-post/EndPost.tsx'), 'EndThisPost');

export interface PostDialogsProps {
  /** The post whose guards are shown, or the replacement that was under way when the session ended. */
  shown: Post | 'replacement';
  /** The day of the roster that was pressed; on it a guard of the post may be away. */
  day?: Day | undefined;
  now: Date;
  onAssign: (postId: string) => void;
  onClose: () => void;
}

/** The guards of a post, and the dialogs that change who is there. */
export function PostDialogs({ shown, ...common }: PostDialogsProps) {
  return shown === 'replacement' ? (
    <ReopenedReplacement {...common} />
  ) : (
    <GuardsOfPost post={shown} {...common} />
  );
}

function ReopenedReplacement({ now, onClose }: Pick<PostDialogsProps, 'now' | 'onClose'>) {
  const [replacement] = useState(() => replacementBefore('posts'));
  return replacement ? (
    <ReplaceAssignment {...replacement} opener="posts" now={now} onClose={onClose} />
  ) : null;
}

type Shown =
  | { dialog: 'guards' | 'rotation' | 'end' }
  | { dialog: 'cover'; duty: EmptyDuty }
  | { dialog: 'replace' | 'swap'; assignment: PostAssignment };

const GUARDS: Shown = { dialog: 'guards' };

/** The duty of a day that a guard of a full post doesn't do; undefined where all are there. */
function emptyDutyOn(post: Post, day: Day | undefined, now: Date): EmptyDuty | undefined {
  const { startsAt, hours, client, place } = post;
  if (!day || !startsAt || !hours || day < today(now) || post.short > 0 || !emptyOn(post, day))
    return undefined;
  return { _id: `${post._id} ${day}`, day, startsAt, hours, client: client.user.name, city: place.city };
}

function GuardsOfPost(props: Omit<PostDialogsProps, 'shown'> & { post: Post }) {
  const { post, day, now, onAssign, onClose } = props;
  const [shown, setShown] = useState(GUARDS);
  const loaded = useStore($candidates, { ssr: 'initial' });
  // The row that was pressed may be older than a change made here.
  const [isChanged, setChanged] = useState(false);
  const newest = isChanged && loaded.state === 'ready' && loaded.postId === post._id ? loaded.post : post;
  const toGuards = () => setShown(GUARDS);
  const isRunning = post.endDate > today(now);
  const empty = emptyDutyOn(newest, day, now);
  switch (shown.dialog) {
    case 'replace':
      return (
        <ReplaceAtPost post={newest} leaving={shown.assignment} opener="posts" now={now} onClose={onClose} />
      );
    case 'swap':
      return <SwapAtPost postId={post._id} guard={shown.assignment.guard} now={now} onClose={onClose} />;
    case 'cover':
      return <CoverThisDuty duty={shown.duty} postId={post._id} onClose={onClose} />;
    case 'rotation':
      return <RotationAtPost post={newest} now={now} onMade={() => setChanged(true)} onClose={toGuards} />;
    case 'end':
      return <EndThisPost post={newest} onEnded={onClose} onClose={toGuards} />;
    default:
      return (
        <PostGuards
          post={newest}
          now={now}
          onReplace={(assignment) => setShown({ dialog: 'replace', assignment })}
          onSwap={
            isOffered(swapDuties) ? (assignment) => setShown({ dialog: 'swap', assignment }) : undefined
          }
          onRotation={
            isRunning && post.shift && isOffered(addRotation)
              ? () => setShown({ dialog: 'rotation' })
              : undefined
          }
          onEnd={isRunning && isOffered(endPost) ? () => setShown({ dialog: 'end' }) : undefined}
          guardLink={(id) => guardLink(id, onClose)}
          clientLink={(id) => clientLink(id, onClose)}
          cover={
            empty && {
              day: dayText(empty.day),
              onPress: () => setShown({ dialog: 'cover', duty: empty }),
            }
          }
          onAssign={() => onAssign(post._id)}
          onClose={onClose}
        >
          {isOffered(addRotation) && <RotationOfPost post={newest} onChanged={() => setChanged(true)} />}
        </PostGuards>
      );
  }
}
