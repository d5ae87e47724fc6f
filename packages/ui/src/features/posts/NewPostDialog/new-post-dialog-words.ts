import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of NewPostDialog. */
export const newPostDialogWords = defineOfficeWords('newPostDialog', {
  addPost: 'Add post',
  newPostFor: ({ name }: { name: string }) => `New post for ${name}`,
});
