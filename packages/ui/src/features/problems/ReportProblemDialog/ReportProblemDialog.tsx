import { fieldErrors } from '@prahari/contract/check';
import type { OwnPost } from '@prahari/contract/posts.schemas';
import { type ReportProblemBody, reportProblemBody } from '@prahari/contract/problems.schemas';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { ownProblemWords } from '../own-problem-words.ts';
import { placeText } from '../place-text.ts';

export interface ReportProblemDialogProps {
  /** The client's posts, at least one. */
  posts: readonly Pick<OwnPost, '_id' | 'place'>[];
  /** Keeps what was typed while the dialog is closed. */
  draft?: DraftStore<ReportProblemBody> | undefined;
  /** Sends the report. On failure the dialog stays open with it. */
  submit: (body: ReportProblemBody) => Promise<SubmitResult>;
  onClose: () => void;
}

/** Tells the office what is not right at a post. */
export function ReportProblemDialog({ posts, draft, submit, onClose }: ReportProblemDialogProps) {
  const t = useWords(ownProblemWords);
  const form = useForm<ReportProblemBody>({
    initial: { postId: posts[0]?._id ?? '', text: '' },
    draft,
    validate: (values) => fieldErrors(reportProblemBody, values),
    submit: (values) => submit(values),
    onSent: onClose,
    resetOnSuccess: true,
  });
  const options = posts.map(({ _id, place }) => ({ value: _id, label: placeText(place) }));
  return (
    <FormDialog title={t('report')} form={form} submitLabel={t('send')} onClose={onClose}>
      {posts.length > 1 && <SelectField label={t('post')} options={options} {...form.field('postId')} />}
      {posts.length === 1 && <p className="wrap-anywhere text-muted text-sm">{options[0]?.label}</p>}
      <TextArea label={t('what')} rows={5} required {...form.field('text')} />
    </FormDialog>
  );
}
