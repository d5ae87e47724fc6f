import { useState } from 'react';
import { Button } from '../../../../base/Button/Button.tsx';
import { useWords } from '../../../../base/words/useWords.ts';
import { lazyPart } from '../../../../islands/lazyWithRetry.tsx';
import { atPostWords } from './at-post-words.ts';

const NewPost = lazyPart(() => import('./NewPost.tsx'), 'NewPost');

/** Opens the form of a new post for a client who is known. */
export function NewPostButton() {
  const t = useWords(atPostWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('newPost')}</Button>
      {isOpen && <NewPost onClose={() => setOpen(false)} />}
    </>
  );
}
