import { useStore } from '@nanostores/react';
import { swapDuties } from '@prahari/contract/duties';
import { endPost } from '@prahari/contract/posts';
import type { Post, PostAssignment } from '@prahari/contract/posts.schemas';
import { addRotation } from '@prahari/contract/rotations';
import { today } from '@prahari/domain/days';
import { useState } from 'react';
import { PostGuards } from '../../../features/posts/PostGuards/PostGuards.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { $candidates } from '../../../stores/posts/post-changes.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { clientLink, guardLink } from '../people/person-links.ts';
import { RotationOfPost } from './at-post/RotationOfPost.tsx';
import { ReplaceAssignment, ReplaceAtPost } from './ReplaceAtPost.tsx';
import { replacementBefore } from './replacement-draft.ts';

const RotationAtPost = lazyPart(() => import('./at-post/RotationAtPost.tsx'), 'RotationAtPost');
const SwapAtPost = lazyPart(() => import('./at-post/SwapAtPost.tsx'), 'SwapAtPost');
const EndThisPost = lazyPart(() => import('./at-post/EndPost.tsx'), 'EndThisPost');

export interface PostDialogsProps {
  /** The post whose guards are shown, or the replacement that was under way when the session ended. */
  shown: Post | 'replacement';
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
  | { dialog: 'replace' | 'swap'; assignment: PostAssignment };

const GUARDS: Shown = { dialog: 'guards' };

function GuardsOfPost({ post, now, onAssign, onClose }: Omit<PostDialogsProps, 'shown'> & { post: Post }) {
  const [shown, setShown] = useState(GUARDS);
  const loaded = useStore($candidates, { ssr: 'initial' });
  // The row that was pressed may be older than a change made here.
  const [isChanged, setChanged] = useState(false);
  const newest = isChanged && loaded.state === 'ready' && loaded.postId === post._id ? loaded.post : post;
  const toGuards = () => setShown(GUARDS);
  const isRunning = post.endDate > today(now);
  switch (shown.dialog) {
    case 'replace':
      return (
        <ReplaceAtPost post={newest} leaving={shown.assignment} opener="posts" now={now} onClose={onClose} />
      );
    case 'swap':
      return <SwapAtPost postId={post._id} guard={shown.assignment.guard} now={now} onClose={onClose} />;
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
          onAssign={() => onAssign(post._id)}
          onClose={onClose}
        >
          {isOffered(addRotation) && <RotationOfPost post={newest} onChanged={() => setChanged(true)} />}
        </PostGuards>
      );
  }
}
