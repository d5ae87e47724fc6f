import { useStore } from '@nanostores/react';
import type { Post, PostAssignment } from '@prahari/contract/posts.schemas';
import { useEffect } from 'react';
import { onSuccess } from '../../../base/Form/on-success.ts';
import { emptyReplaceDraft, ReplaceGuard } from '../../../features/posts/ReplaceGuard/ReplaceGuard.tsx';
import { firstDayOf, untilOf } from '../../../features/posts/ReplaceGuard/replace-day.ts';
import {
  $candidates,
  $relievers,
  loadCandidates,
  loadRelievers,
  replaceGuard,
} from '../../../stores/posts/post-changes.ts';
import { useReopenAfterLogin } from '../../useRememberedDialog.ts';
import { clientLink, guardLink } from '../people/person-links.ts';
import { $replacement, type Replacement, type ReplaceOpener, replaceDialogOf } from './replacement-draft.ts';

interface Common {
  opener: ReplaceOpener;
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
export function ReplaceAtPost({ post, leaving, opener, now, reload, onClose }: ReplaceAtPostProps) {
  const loaded = useStore($candidates, { ssr: 'initial' });
  const kept = useStore($replacement, { ssr: 'initial' });
  useReopenAfterLogin(replaceDialogOf(opener));
  useEffect(() => void loadCandidates(post._id), [post._id]);
  const draft = kept?.assignmentId === leaving._id ? kept : emptyReplaceDraft;
  const from = draft.from || firstDayOf(leaving, now);
  const until = untilOf(draft, from);
  const relievers = useStore($relievers, { ssr: 'initial' });
  // Whoever is busy later can still fill in for a day.
  useEffect(() => {
    if (until) void loadRelievers({ postId: post._id, startDate: from, endDate: until });
  }, [post._id, from, until]);
  const ofPost = loaded.postId === post._id ? loaded : ({ state: 'loading' } as const);
  const forget = () => {
    if ($replacement.get()?.assignmentId === leaving._id) $replacement.set(undefined);
  };
  return (
    <ReplaceGuard
      post={post}
      assignment={leaving}
      candidates={until ? relievers : ofPost}
      now={now}
      draft={draft}
      onDraft={(changed) => $replacement.set({ ...changed, assignmentId: leaving._id, postId: post._id })}
      submit={(body) => onSuccess(replaceGuard(post, body, reload), forget)}
      onRetry={() => {
        if (until) void loadRelievers({ postId: post._id, startDate: from, endDate: until });
        else void loadCandidates(post._id);
      }}
      guardLink={(id) => guardLink(id, onClose)}
      clientLink={(id) => clientLink(id, onClose)}
      onClose={onClose}
    />
  );
}

export interface ReplaceAssignmentProps extends Common, Replacement {}

/** As ReplaceAtPost, by the ids: the dialog opens once the post is there. A toast reports a failure. */
export function ReplaceAssignment({ assignmentId, postId, ...common }: ReplaceAssignmentProps) {
  const loaded = useStore($candidates, { ssr: 'initial' });
  useEffect(() => void loadCandidates(postId), [postId]);
  if (loaded.state !== 'ready' || loaded.postId !== postId) return null;
  const leaving = loaded.post.assignments.find(({ _id }) => _id === assignmentId);
  return leaving ? <ReplaceAtPost post={loaded.post} leaving={leaving} {...common} /> : null;
}
