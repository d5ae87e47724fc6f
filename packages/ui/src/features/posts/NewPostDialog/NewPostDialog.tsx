import type { AddPostBody, Post } from '@prahari/contract/posts.schemas';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { onSuccess } from '../../../base/Form/on-success.ts';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { PostFields } from '../PostForm/PostFields.tsx';
import { newPostErrors, newPostValues, type PostValues, toAddPostBody } from '../PostForm/post-draft.ts';

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
  const form = useForm<PostValues>({
    initial: newPostValues(like),
    draft,
    validate: (values) => newPostErrors(client._id, values),
    submit: (values) => onSuccess(submit(toAddPostBody(client._id, values)), onClose),
  });
  return (
    <FormDialog
      title={`New post for ${client.name}`}
      form={form}
      submitLabel="Add post"
      onClose={onClose}
      className="sm:max-w-160"
      formClassName="grid gap-5"
    >
      <PostFields form={form} />
    </FormDialog>
  );
}
