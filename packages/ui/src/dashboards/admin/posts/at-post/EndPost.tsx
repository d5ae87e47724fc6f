import { useStore } from '@nanostores/react';
import type { Post } from '@prahari/contract/posts.schemas';
import { useEffect, useState } from 'react';
import { onSuccess } from '../../../../base/Form/on-success.ts';
import { useWords } from '../../../../base/words/useWords.ts';
import { ChooseDialog } from '../../../../features/posts/ChooseDialog.tsx';
import { EndPostDialog } from '../../../../features/posts/EndPostDialog/EndPostDialog.tsx';
import { datesText } from '../../../../features/posts/period-text.ts';
import { placeText } from '../../../../features/posts/post-text.ts';
import { draftAbout } from '../../../../stores/forms/drafts.ts';
import { endPost } from '../../../../stores/posts/post-changes.ts';
import { openPosts } from '../../../../stores/posts/post-choices.ts';
import { useNow } from '../../../useNow.ts';
import { comboBoxProps } from '../../lists/combo-box-props.ts';
import { listsWords } from '../../lists/lists-words.ts';
import { atPostWords } from './at-post-words.ts';

export interface EndThisPostProps {
  post: Post;
  /** The post has ended. */
  onEnded?: () => void;
  onClose: () => void;
}

/** The dialog that ends a post. */
export const EndThisPost = ({ post, onEnded = () => undefined, onClose }: EndThisPostProps) => (
  <EndPostDialog
    post={post}
    now={useNow()}
    draft={draftAbout('endPost', post._id)}
    submit={(body) => onSuccess(endPost(body), onEnded)}
    onClose={onClose}
  />
);

const postOption = (post: Post) => ({
  value: post._id,
  label: post.client.user.name,
  detail: [placeText(post), datesText(post.startDate, post.endDate)].filter(Boolean).join(', '),
});

/** Asks for the post and then for its last day. Open while mounted. */
export function EndPost({ onClose }: { onClose: () => void }) {
  const t = useWords(atPostWords);
  const sayLists = useWords(listsWords);
  const choices = useStore(openPosts.$choices, { ssr: 'initial' });
  const [post, setPost] = useState<Post>();
  useEffect(() => void openPosts.search(), []);
  if (post) return <EndThisPost post={post} onClose={onClose} />;
  return (
    <ChooseDialog
      title={t('endPost')}
      label={t('post')}
      choices={comboBoxProps(choices, openPosts, postOption, t('noPostMatches'), sayLists)}
      onChoose={(id) => {
        if (choices.state === 'ready') setPost(choices.rows.find(({ _id }) => _id === id));
      }}
      onClose={onClose}
    />
  );
}
