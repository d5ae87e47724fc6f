import type { Post, UpdatePostBody } from '@prahari/contract/posts.schemas';
import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { SubmitButton } from '../../../base/Form/SubmitButton.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { PostFields } from './PostFields.tsx';
import { draftOfPost, type PostDraft, postErrors, toUpdatePostBody } from './post-draft.ts';
import { postFormWords } from './post-form-words.ts';

export interface PostFormProps {
  /** The post as it is. */
  post: Post;
  /** Keeps the values while the form is not mounted. */
  draft?: DraftStore<PostDraft> | undefined;
  /** Sends a valid form. */
  submit: (body: UpdatePostBody) => Promise<SubmitResult>;
  /** Leaves without a change. */
  onCancel: () => void;
}

/** Place, shift, dates and number of a post. */
export function PostForm({ post, draft, submit, onCancel }: PostFormProps) {
  const t = useWords(postFormWords);
  const form = useForm<PostDraft>({
    initial: draftOfPost(post),
    draft,
    restore: (kept) => (kept.postId === post._id ? kept : draftOfPost(post)),
    validate: postErrors,
    submit: (values) => submit(toUpdatePostBody(values)),
  });
  return (
    <Form form={form} label={t('changePost')} className="grid max-w-measure gap-5 pb-8">
      <PostFields form={form} />
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow">
        <SubmitButton pending={form.pending}>{t('savePost')}</SubmitButton>
        <Button variant="plain" onPress={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
