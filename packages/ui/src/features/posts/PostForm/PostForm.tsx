import { shiftLabels } from '@prahari/contract/assignments';
import type { Post, UpdatePostBody } from '@prahari/contract/posts.schemas';
import { shifts } from '@prahari/domain/shifts';
import { Button } from '../../../base/Button/Button.tsx';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { Form } from '../../../base/Form/Form.tsx';
import { SubmitButton } from '../../../base/Form/SubmitButton.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { NumberField } from '../../../base/NumberField/NumberField.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { draftOfPost, type PostDraft, postErrors, toUpdatePostBody } from './post-draft.ts';

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

const shiftOptions = shifts.map((shift) => ({ value: shift, label: shiftLabels[shift] }));
const pair = 'grid gap-5 sm:grid-cols-2';

/** Place, shift, dates and number of a post. */
export function PostForm({ post, draft, submit, onCancel }: PostFormProps) {
  const form = useForm<PostDraft>({
    initial: draftOfPost(post),
    draft,
    restore: (kept) => (kept.postId === post._id ? kept : draftOfPost(post)),
    validate: postErrors,
    submit: (values) => submit(toUpdatePostBody(values)),
  });
  return (
    <Form form={form} label="Change post" className="grid max-w-measure gap-5 pb-8">
      <TextField label="Street" required {...form.field('place.street')} />
      <div className="grid gap-5 sm:grid-cols-[1fr_1fr_9rem]">
        <TextField label="City" required {...form.field('place.city')} />
        <TextField label="State" required {...form.field('place.state')} />
        <TextField label="PIN code" required {...form.field('place.zipCode')} />
      </div>
      <div className={pair}>
        <SelectField label="Shift" required options={shiftOptions} {...form.field('shift')} />
        <NumberField label="Number of guards" required min={1} {...form.field('asked')} />
      </div>
      <div className={pair}>
        <DateField label="Start date" required {...bindDateField(form, 'startDate')} />
        <DateField
          label="End date"
          required
          min={form.values.startDate || undefined}
          {...bindDateField(form, 'endDate')}
        />
      </div>
      <TextArea label="Note (optional)" {...form.field('note')} />
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow">
        <SubmitButton pending={form.pending}>Save post</SubmitButton>
        <Button variant="plain" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
