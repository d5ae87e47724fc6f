import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useState } from 'react';
import { ErrorState } from '../../../base/ErrorState/ErrorState.tsx';
import { onSuccess } from '../../../base/Form/on-success.ts';
import type { DraftStore } from '../../../base/Form/useForm.ts';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { TabPage } from '../../../base/TabPage/TabPage.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { AssignToPost } from '../../../features/posts/AssignToPost/AssignToPost.tsx';
import type { PostDraft } from '../../../features/posts/PostForm/post-draft.ts';
import { lazyPart, lazyWithRetry } from '../../../islands/lazyWithRetry.tsx';
import { draftOf } from '../../../stores/forms/drafts.ts';
import { $candidates, assignToPost, loadCandidates, updatePost } from '../../../stores/posts/post-changes.ts';
import { pushParams, useSearchParams } from '../../search-params.ts';
import { useNow } from '../../useNow.ts';
import { useRememberedDialog } from '../../useRememberedDialog.ts';
import { clientLink, guardLink } from '../people/person-links.ts';
import { postsTabWords } from './posts-tab-words.ts';
import { replacementBefore } from './replacement-draft.ts';

// Loaded on demand, because the calendar is larger than the rest of the view.
const PostForm = lazyWithRetry(() => import('../../../features/posts/PostForm/PostForm.tsx'), 'PostForm');

const ReplaceAtPost = lazyPart(() => import('./ReplaceAtPost.tsx'), 'ReplaceAtPost');

interface Chosen {
  postId: string;
  guardIds: readonly string[];
  /** For guards whose papers expired. */
  reason: string;
}
const NOBODY: readonly string[] = [];
const $chosen = draftOf<Chosen>('assignToPost');
const $changed: DraftStore<PostDraft> = draftOf('changePost');

/** The draft for one post. */
const changedPost = (postId: string) => ({
  get: () => ($changed.get()?.postId === postId ? $changed.get() : undefined),
});

/** Guards for the empty places of the post named by `?post=`. */
export function AssignToPostTab() {
  const t = useWords(postsTabWords);
  const postId = useSearchParams().get('post') ?? '';
  const loaded = useStore($candidates, { ssr: 'initial' });
  const chosen = useStore($chosen, { ssr: 'initial' });
  const now = useNow();
  const [isChanging, setChanging] = useRememberedDialog(`changePost ${postId}`, changedPost(postId));
  const opener = `post ${postId}` as const;
  const [replaced, setReplaced] = useState(() => replacementBefore(opener)?.assignmentId);
  useEffect(() => void loadCandidates(postId), [postId]);

  if (loaded.postId !== postId || loaded.state !== 'ready')
    return (
      <TabPage>
        {loaded.state === 'failed' ? (
          <ErrorState message={t('postCouldNotBe')} onRetry={() => void loadCandidates(postId)} scene />
        ) : (
          <Skeleton label={t('loadingGuards')} />
        )}
      </TabPage>
    );
  const { post, candidates } = loaded;
  const leaving = post.assignments.find(({ _id }) => _id === replaced);
  const { guardIds = NOBODY, reason = '' } = chosen?.postId === postId ? chosen : {};
  const leave = () => {
    if ($chosen.get()?.postId === postId) $chosen.set(undefined);
    if (new URLSearchParams(location.search).get('post') === postId) pushParams({ tab: 'today' });
  };
  const panel = isChanging && (
    <Suspense fallback={<Skeleton label={t('loadingForm')} />}>
      <PostForm
        post={post}
        draft={$changed}
        onCancel={() => {
          $changed.set(undefined);
          setChanging(false);
        }}
        submit={(body) => onSuccess(updatePost(body), () => setChanging(false))}
      />
    </Suspense>
  );
  return (
    <>
      <AssignToPost
        post={post}
        candidates={candidates}
        now={now}
        chosen={guardIds}
        onChoose={(ids) => $chosen.set({ postId, guardIds: ids, reason })}
        reason={reason}
        onReason={(text) => $chosen.set({ postId, guardIds, reason: text })}
        submit={(body) => onSuccess(assignToPost(body), leave)}
        onCancel={leave}
        clientLink={clientLink}
        guardLink={guardLink}
        onChangePost={() => setChanging(true)}
        onReplace={({ _id }) => setReplaced(_id)}
        panel={panel}
      />
      {leaving && (
        <ReplaceAtPost
          post={post}
          leaving={leaving}
          opener={opener}
          now={now}
          onClose={() => setReplaced(undefined)}
        />
      )}
    </>
  );
}
