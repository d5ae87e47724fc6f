import type { submitSecurityApplication } from '@prahari/contract/applications';
import { securityApplicationBody } from '@prahari/contract/applications.schemas';
import { fieldErrors } from '@prahari/contract/check';
import type { BodyOf } from '@prahari/contract/endpoint';
import { Form } from '../../../base/Form/Form.tsx';
import { SubmitButton } from '../../../base/Form/SubmitButton.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { JobApplicationFields } from '../JobApplicationFields.tsx';
import {
  emptyJobApplication,
  type JobApplicationValues,
  jobApplicationBody,
} from '../job-application-values.ts';
import { jobApplicationWords } from '../job-application-words.ts';

export interface JobApplicationFormProps {
  /** Sends a valid form. On failure the values stay and errors are shown at their fields. */
  onSubmit: (body: Omit<BodyOf<typeof submitSecurityApplication>, 'documents'>) => Promise<SubmitResult>;
  /** Known facts of the applicant, to begin with. */
  known?: Pick<JobApplicationValues, 'fullName' | 'phoneNumber'> | undefined;
  /** Keeps the values while the form is not mounted. */
  draft?: DraftStore<JobApplicationValues> | undefined;
}

/** A guard's job application (SPEC section 5, security application). */
export function JobApplicationForm({ onSubmit, known, draft }: JobApplicationFormProps) {
  const t = useWords(jobApplicationWords);
  const form = useForm<JobApplicationValues>({
    initial: { ...emptyJobApplication, ...known },
    draft,
    validate: (values) => fieldErrors(securityApplicationBody, jobApplicationBody(values)),
    submit: (values) => onSubmit(jobApplicationBody(values)),
    resetOnSuccess: true,
  });
  return (
    <Form
      form={form}
      label={t('applyForJob')}
      className="mt-5 grid max-w-measure gap-5 sm:grid-cols-2 @min-[64rem]:max-w-[84rem] @min-[64rem]:grid-cols-4"
    >
      <JobApplicationFields form={form} />
      <SubmitButton pending={form.pending}>{t('submit')}</SubmitButton>
    </Form>
  );
}
