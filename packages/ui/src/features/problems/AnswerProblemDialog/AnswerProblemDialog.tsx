import { fieldErrors } from '@prahari/contract/check';
import { type AnswerProblemBody, answerProblemBody, type Problem } from '@prahari/contract/problems.schemas';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { answerProblemDialogWords } from './answer-problem-dialog-words.ts';

/** An answer as the form has it. */
export interface AnswerDraft {
  text: string;
  close: boolean;
}

export interface AnswerProblemDialogProps {
  problem: Problem;
  /** Keeps what was typed while the dialog is closed. */
  draft?: DraftStore<AnswerDraft> | undefined;
  /** Sends the answer. On failure the dialog stays open with it. */
  submit: (body: AnswerProblemBody) => Promise<SubmitResult>;
  onClose: () => void;
}

/** Answers a client's problem. */
export function AnswerProblemDialog({ problem, draft, submit, onClose }: AnswerProblemDialogProps) {
  const t = useWords(answerProblemDialogWords);
  const bodyOf = (values: AnswerDraft): AnswerProblemBody => ({ problemId: problem._id, ...values });
  const form = useForm<AnswerDraft>({
    initial: { text: '', close: false },
    draft,
    validate: (values) => {
      const { problemId: _, ...errors } = fieldErrors(answerProblemBody, bodyOf(values));
      return errors;
    },
    submit: (values) => submit(bodyOf(values)),
    onSent: onClose,
    resetOnSuccess: true,
  });
  return (
    <FormDialog
      title={t('answerName', { name: problem.client.name })}
      form={form}
      submitLabel={t('sendAnswer')}
      onClose={onClose}
    >
      <p className="wrap-anywhere whitespace-pre-line text-muted text-sm">{problem.text}</p>
      <TextArea label={t('answer')} rows={5} hint={t('clientReadsIt')} {...form.field('text')} />
      <Checkbox
        label={t('closeProblem')}
        name="close"
        checked={form.values.close}
        onChange={(close) => form.set({ close })}
      />
    </FormDialog>
  );
}
