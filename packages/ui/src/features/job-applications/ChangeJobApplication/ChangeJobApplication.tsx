import type { updateSecurityApplication } from '@prahari/contract/applications';
import {
  type SecurityApplication,
  updateSecurityApplicationBody,
} from '@prahari/contract/applications.schemas';
import { fieldErrors } from '@prahari/contract/check';
import type { BodyOf } from '@prahari/contract/endpoint';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { JobApplicationFields } from '../JobApplicationFields.tsx';
import { type JobApplicationValues, jobApplicationBody } from '../job-application-values.ts';
import { jobApplicationWords } from '../job-application-words.ts';

export interface ChangeJobApplicationProps {
  /** The application as it is, waiting for an answer. */
  application: SecurityApplication;
  /** Keeps what was typed while the dialog is closed, and over a reload. Cancel empties it. */
  draft?: DraftStore<JobApplicationValues> | undefined;
  /** Sends a valid form. On failure the dialog stays open with its values. */
  submit: (body: BodyOf<typeof updateSecurityApplication>) => Promise<SubmitResult>;
  /** Cancel, the close button, or the application was changed. */
  onClose: () => void;
}

const valuesOf = (application: SecurityApplication): JobApplicationValues => ({
  fullName: application.fullName,
  dateOfBirth: application.dateOfBirth,
  address: application.address,
  phoneNumber: application.phoneNumber,
  experience: application.experience,
  qualifications: application.qualifications,
  previousEmployer: application.previousEmployer,
  additionalDetails: application.additionalDetails,
});

/** Leaves out an unchanged phone number, which today's rules may refuse. */
function changeIn(values: JobApplicationValues, { _id, phoneNumber }: SecurityApplication) {
  const body = { applicationId: _id, ...jobApplicationBody(values) };
  return body.phoneNumber === phoneNumber ? { ...body, phoneNumber: undefined } : body;
}

/** The form of a job application, filled in, while the office has not answered it. */
export function ChangeJobApplication({ application, draft, submit, onClose }: ChangeJobApplicationProps) {
  const t = useWords(jobApplicationWords);
  const form = useForm<JobApplicationValues>({
    initial: valuesOf(application),
    draft,
    validate: (values) => fieldErrors(updateSecurityApplicationBody, changeIn(values, application)),
    submit: (values) => submit(changeIn(values, application)),
    onSent: onClose,
  });
  return (
    <FormDialog
      title={t('change')}
      form={form}
      submitLabel={t('save')}
      onClose={onClose}
      formClassName="grid gap-4 sm:grid-cols-2"
    >
      <JobApplicationFields form={form} />
    </FormDialog>
  );
}
