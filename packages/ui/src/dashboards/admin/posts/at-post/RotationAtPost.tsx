import { useStore } from '@nanostores/react';
import type { Post } from '@prahari/contract/posts.schemas';
import { useEffect } from 'react';
import { Dialog } from '../../../../base/Dialog/Dialog.tsx';
import { ErrorState } from '../../../../base/ErrorState/ErrorState.tsx';
import { onSuccess } from '../../../../base/Form/on-success.ts';
import { Skeleton } from '../../../../base/Skeleton/Skeleton.tsx';
import { useWords } from '../../../../base/words/useWords.ts';
import { RotationDialog } from '../../../../features/posts/RotationDialog/RotationDialog.tsx';
import { rotationDialogWords } from '../../../../features/posts/RotationDialog/rotation-dialog-words.ts';
import { peopleFor } from '../../../../features/posts/RotationDialog/rotation-draft.ts';
import { draftAbout } from '../../../../stores/forms/drafts.ts';
import { $candidates, loadCandidates } from '../../../../stores/posts/post-changes.ts';
import { addRotation } from '../../../../stores/posts/rotations.ts';
import { atPostWords } from './at-post-words.ts';

export interface RotationAtPostProps {
  post: Post;
  now: Date;
  /** The rotation was made. */
  onMade: () => void;
  onClose: () => void;
}

/** The dialog that makes a rotation of a post; what was chosen is kept while it is closed. */
export function RotationAtPost({ post, now, onMade, onClose }: RotationAtPostProps) {
  const t = useWords(atPostWords);
  const sayRotation = useWords(rotationDialogWords);
  const loaded = useStore($candidates, { ssr: 'initial' });
  useEffect(() => void loadCandidates(post._id), [post._id]);
  if (loaded.postId !== post._id || loaded.state !== 'ready')
    return (
      <Dialog isOpen onClose={onClose} title={t('rotation')}>
        {loaded.state === 'failed' ? (
          <ErrorState message={t('guardsCouldNotBe')} onRetry={() => void loadCandidates(post._id)} />
        ) : (
          <Skeleton label={t('loadingGuards')} />
        )}
      </Dialog>
    );
  return (
    <RotationDialog
      post={loaded.post}
      people={peopleFor(loaded.post, loaded.candidates, sayRotation)}
      now={now}
      draft={draftAbout('rotation', post._id)}
      submit={(body) => onSuccess(addRotation(body), onMade)}
      onClose={onClose}
    />
  );
}
