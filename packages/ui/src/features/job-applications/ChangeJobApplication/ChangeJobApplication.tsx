import { fieldErrors } from '@prahari/contract/check';
import type { BodyOf } from '@prahari/contract/endpoint';
import type { submitSecurityApplication } from '@prahari/contract/job-applications';
import {
  type SecurityApplication,
  securityApplicationBody,
} from '@prahari/contract/job-applications.schemas';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { onSuccess } from '../../../base/Form/on-success.ts';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { JobApplicationFields } from '../JobApplicationFields.tsx';
import { type JobApplicationValues, jobApplicationBody } from '../job-application-values.ts';

export interface ChangeJobApplicationProps {
  /** The application as it is, waiting for an answer. */
  application: SecurityApplication;
  /** Sends a valid form. On failure the dialog stays open with its values. */
  submit: (body: Omit<BodyOf<typeof submitSecurityApplication>, 'documents'>) => Promise<SubmitResult>;
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

/** The form of a job application, filled in, while the office has not answered it. */
export function ChangeJobApplication({ application, submit, onClose }: ChangeJobApplicationProps) {
  const form = useForm<JobApplicationValues>({
    initial: valuesOf(application),
    validate: (values) => fieldErrors(securityApplicationBody, jobApplicationBody(values)),
    submit: (values) => onSuccess(submit(jobApplicationBody(values)), onClose),
  });
  return (
    <FormDialog
      title="Change application"
      form={form}
      submitLabel="Save changes"
      onClose={onClose}
      formClassName="grid gap-4 sm:grid-cols-2"
    >
      <JobApplicationFields form={form} />
    </FormDialog>
  );
}
