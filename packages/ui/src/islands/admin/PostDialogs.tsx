import { useStore } from '@nanostores/react';
import type { Post, PostAssignment } from '@prahari/contract';
import { useEffect, useState } from 'react';
import { PostGuards } from '../../features/posts/PostGuards/PostGuards.tsx';
import {
  emptyReplaceDraft,
  type ReplaceDraft,
  ReplaceGuard,
} from '../../features/posts/ReplaceGuard/ReplaceGuard.tsx';
import { draftOf } from '../../stores/drafts.ts';
import { $candidates, loadCandidates, replaceGuard } from '../../stores/post-changes.ts';
import { guardLink } from './person-links.ts';

interface KeptDraft extends ReplaceDraft {
  assignmentId: string;
}
const $draft = draftOf<KeptDraft>('replaceGuard');

export interface PostDialogsProps {
  post: Post;
  now: Date;
  onAssign: () => void;
  onClose: () => void;
}

/** The guards of a post, and the dialog that replaces one of them. */
export function PostDialogs({ post, now, onAssign, onClose }: PostDialogsProps) {
  const [leaving, setLeaving] = useState<PostAssignment | null>(null);
  const loaded = useStore($candidates, { ssr: 'initial' });
  const kept = useStore($draft, { ssr: 'initial' });
  useEffect(() => {
    if (leaving) void loadCandidates(post._id);
  }, [leaving, post._id]);

  const guardLinkOf = (guardId: string) => {
    const { href, onOpen } = guardLink(guardId);
    const open = () => {
      onClose();
      onOpen();
    };
    return { href, onOpen: open };
  };
  if (!leaving)
    return (
      <PostGuards
        post={post}
        now={now}
        onReplace={setLeaving}
        guardLink={guardLinkOf}
        onAssign={onAssign}
        onClose={onClose}
      />
    );
  const isKept = kept?.assignmentId === leaving._id;
  return (
    <ReplaceGuard
      post={post}
      assignment={leaving}
      candidates={loaded.postId === post._id ? loaded : { state: 'loading' }}
      now={now}
      draft={isKept ? kept : emptyReplaceDraft}
      onDraft={(draft) => $draft.set({ ...draft, assignmentId: leaving._id })}
      submit={async (body) => {
        const result = await replaceGuard(post, body);
        if (result.ok) $draft.set(undefined);
        return result;
      }}
      onRetry={() => void loadCandidates(post._id)}
      onClose={onClose}
    />
  );
}
