import type { AddPostBody, Post } from '@prahari/contract/posts.schemas';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { PostFields } from '../PostForm/PostFields.tsx';
import { newPostErrors, newPostValues, type PostValues, toAddPostBody } from '../PostForm/post-draft.ts';
import { newPostDialogWords } from './new-post-dialog-words.ts';

export interface NewPostDialogProps {
  client: { _id: string; name: string };
  /** A post of the client, whose place and shift are filled in. */
  like?: Post | undefined;
  /** Keeps an unsent form while the dialog is closed. Cancel empties it. */
  draft?: DraftStore<PostValues> | undefined;
  /** Sends a valid form. On failure the dialog stays open with its values. */
  submit: (body: AddPostBody) => Promise<SubmitResult>;
  /** Cancel, the close button, or the post was added. */
  onClose: () => void;
}

/** The office enters another post for a client who calls. */
export function NewPostDialog({ client, like, draft, submit, onClose }: NewPostDialogProps) {
  const t = useWords(newPostDialogWords);
  const form = useForm<PostValues>({
    initial: newPostValues(like),
    draft,
    validate: (values) => newPostErrors(client._id, values),
    submit: (values) => submit(toAddPostBody(client._id, values)),
    onSent: onClose,
  });
  return (
    <FormDialog
      title={t('newPostFor', { name: client.name })}
      form={form}
      submitLabel={t('addPost')}
      onClose={onClose}
      className="sm:max-w-160"
      formClassName="grid gap-5"
    >
      <PostFields form={form} />
    </FormDialog>
  );
}
