import { currentDay } from '@prahari/contract/clock';
import { MAX_EXPERIENCE_YEARS, MIN_EXPERIENCE_YEARS } from '@prahari/contract/constants';
import { DateField } from '../../base/DateField/DateField.tsx';
import { bindDateField } from '../../base/DateField/half-typed-date.ts';
import type { FormState } from '../../base/Form/useForm.ts';
import { NumberField } from '../../base/NumberField/NumberField.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import type { JobApplicationValues } from './job-application-values.ts';

interface JobApplicationFieldsProps {
  form: FormState<JobApplicationValues>;
}

/** The fields of a job application, in a grid of two columns where there is room. */
export const JobApplicationFields = ({ form }: JobApplicationFieldsProps) => (
  <>
    <TextField label="Full name" autoComplete="name" required {...form.field('fullName')} />
    <DateField label="Date of birth" max={currentDay()} required {...bindDateField(form, 'dateOfBirth')} />
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
  </>
);
