import type { Post, PostAssignment } from '@prahari/contract/posts.schemas';
import { useState } from 'react';
import { PostGuards } from '../../../features/posts/PostGuards/PostGuards.tsx';
import { clientLink, guardLink } from '../people/person-links.ts';
import { ReplaceAssignment, ReplaceAtPost } from './ReplaceAtPost.tsx';
import { replacementBefore } from './replacement-draft.ts';

export interface PostDialogsProps {
  /** The post whose guards are shown, or the replacement that was under way when the session ended. */
  shown: Post | 'replacement';
  now: Date;
  onAssign: (postId: string) => void;
  onClose: () => void;
}

/** The guards of a post, and the dialog that replaces one of them. */
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

function GuardsOfPost({ post, now, onAssign, onClose }: Omit<PostDialogsProps, 'shown'> & { post: Post }) {
  const [leaving, setLeaving] = useState<PostAssignment | null>(null);
  if (!leaving)
    return (
      <PostGuards
        post={post}
        now={now}
        onReplace={setLeaving}
        guardLink={(id) => guardLink(id, onClose)}
        clientLink={(id) => clientLink(id, onClose)}
        onAssign={() => onAssign(post._id)}
        onClose={onClose}
      />
    );
  return <ReplaceAtPost post={post} leaving={leaving} opener="posts" now={now} onClose={onClose} />;
}
