import {
  type BodyOf,
  fieldErrors,
  MAX_EXPERIENCE_YEARS,
  MIN_EXPERIENCE_YEARS,
  securityApplicationBody,
  type submitSecurityApplication,
  today,
} from '@prahari/contract';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { SubmitButton } from '../../../base/Form/SubmitButton.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { NumberField } from '../../../base/NumberField/NumberField.tsx';
import type { NumberOrText } from '../../../base/NumberField/useNumberInput.ts';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';

export interface JobApplicationFormProps {
  /** Sends a valid form. On failure the values stay and errors are shown at their fields. */
  onSubmit: (body: Omit<BodyOf<typeof submitSecurityApplication>, 'documents'>) => Promise<SubmitResult>;
  /** What is known of the applicant, to begin with. */
  known?: Pick<Values, 'fullName' | 'phoneNumber'> | undefined;
  /** Keeps the values while the form is not mounted. */
  draft?: DraftStore<Values> | undefined;
}

const empty = {
  fullName: '',
  dateOfBirth: '',
  address: '',
  phoneNumber: '',
  experience: null as NumberOrText,
  qualifications: '',
  previousEmployer: '',
  additionalDetails: '',
};
type Values = typeof empty;

const toBody = ({ dateOfBirth, experience, ...texts }: Values) => ({
  dateOfBirth,
  experience,
  fullName: texts.fullName.trim(),
  address: texts.address.trim(),
  phoneNumber: texts.phoneNumber.trim(),
  qualifications: texts.qualifications.trim(),
  previousEmployer: texts.previousEmployer.trim(),
  additionalDetails: texts.additionalDetails.trim(),
});

/** A guard's job application (SPEC section 5, security application). */
export function JobApplicationForm({ onSubmit, known, draft }: JobApplicationFormProps) {
  const form = useForm<Values>({
    initial: { ...empty, ...known },
    draft,
    validate: (values) => fieldErrors(securityApplicationBody, toBody(values)),
    submit: async (values) => {
      const { experience, ...rest } = toBody(values);
      return typeof experience === 'number' ? onSubmit({ ...rest, experience }) : { ok: false };
    },
    resetOnSuccess: true,
  });
  return (
    <Form form={form} label="Apply for Job" className="mt-5 grid max-w-measure gap-5 sm:grid-cols-2">
      <TextField label="Full name" autoComplete="name" required {...form.field('fullName')} />
      <DateField label="Date of birth" max={today()} required {...form.field('dateOfBirth')} />
      <div className="sm:col-span-2">
        <TextArea label="Address" rows={3} maxLength={500} required {...form.field('address')} />
      </div>
      <TextField label="Phone number" type="tel" autoComplete="tel" required {...form.field('phoneNumber')} />
      <NumberField
        label="Experience (years)"
        min={MIN_EXPERIENCE_YEARS}
        max={MAX_EXPERIENCE_YEARS}
        hint="0 if this is your first job as a guard"
        required
        {...form.field('experience')}
      />
      <div className="sm:col-span-2">
        <TextArea
          label="Qualifications"
          rows={3}
          maxLength={2000}
          hint="Education, training, licences"
          required
          {...form.field('qualifications')}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          label="Previous employer"
          hint="Your last employer (optional)"
          {...form.field('previousEmployer')}
        />
      </div>
      <div className="sm:col-span-2">
        <TextArea
          label="Additional details"
          rows={4}
          maxLength={5000}
          hint="Languages, preferred shifts (optional)"
          {...form.field('additionalDetails')}
        />
      </div>
      <SubmitButton pending={form.pending}>Submit Application</SubmitButton>
    </Form>
  );
}
