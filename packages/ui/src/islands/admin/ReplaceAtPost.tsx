import { useStore } from '@nanostores/react';
import type { Post, PostAssignment } from '@prahari/contract';
import { useEffect } from 'react';
import {
  emptyReplaceDraft,
  type ReplaceDraft,
  ReplaceGuard,
} from '../../features/posts/ReplaceGuard/ReplaceGuard.tsx';
import { draftOf } from '../../stores/drafts.ts';
import { $candidates, loadCandidates, replaceGuard } from '../../stores/post-changes.ts';

interface KeptDraft extends ReplaceDraft {
  assignmentId: string;
}
const $draft = draftOf<KeptDraft>('replaceGuard');

interface Common {
  now: Date;
  /** Loads what shows the two assignments. */
  reload?: () => Promise<unknown>;
  onClose: () => void;
}

export interface ReplaceAtPostProps extends Common {
  post: Post;
  /** The assignment that ends. */
  leaving: PostAssignment;
}

/** The dialog that replaces a guard of a post; what was chosen is kept while it is closed. */
export function ReplaceAtPost({ post, leaving, now, reload, onClose }: ReplaceAtPostProps) {
  const loaded = useStore($candidates, { ssr: 'initial' });
  const kept = useStore($draft, { ssr: 'initial' });
  useEffect(() => void loadCandidates(post._id), [post._id]);
  return (
    <ReplaceGuard
      post={post}
      assignment={leaving}
      candidates={loaded.postId === post._id ? loaded : { state: 'loading' }}
      now={now}
      draft={kept?.assignmentId === leaving._id ? kept : emptyReplaceDraft}
      onDraft={(draft) => $draft.set({ ...draft, assignmentId: leaving._id })}
      submit={async (body) => {
        const result = await replaceGuard(post, body, reload);
        if (result.ok) $draft.set(undefined);
        return result;
      }}
      onRetry={() => void loadCandidates(post._id)}
      onClose={onClose}
    />
  );
}

export interface ReplaceAssignmentProps extends Common {
  assignmentId: string;
  postId: string;
}

/** As ReplaceAtPost, by the ids: the dialog opens once the post is there. A failure is said by a toast. */
export function ReplaceAssignment({ assignmentId, postId, ...common }: ReplaceAssignmentProps) {
  const loaded = useStore($candidates, { ssr: 'initial' });
  useEffect(() => void loadCandidates(postId), [postId]);
  if (loaded.state !== 'ready' || loaded.postId !== postId) return null;
  const leaving = loaded.post.assignments.find(({ _id }) => _id === assignmentId);
  return leaving ? <ReplaceAtPost post={loaded.post} leaving={leaving} {...common} /> : null;
}
