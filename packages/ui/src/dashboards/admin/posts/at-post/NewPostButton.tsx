import { useState } from 'react';
import { Button } from '../../../../base/Button/Button.tsx';
import { lazyPart } from '../../../../islands/lazyWithRetry.tsx';

const NewPost = lazyPart(() => import('./NewPost.tsx'), 'NewPost');

/** Opens the form of a new post for a client who is known. */
export function NewPostButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>New post</Button>
      {isOpen && <NewPost onClose={() => setOpen(false)} />}
    </>
  );
}
