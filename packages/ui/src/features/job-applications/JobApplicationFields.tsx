import { currentDay } from '@prahari/contract/clock';
import { MAX_EXPERIENCE_YEARS, MIN_EXPERIENCE_YEARS } from '@prahari/contract/constants';
import { DateField } from '../../base/DateField/DateField.tsx';
import { bindDateField } from '../../base/DateField/half-typed-date.ts';
import type { FormState } from '../../base/Form/useForm.ts';
import { NumberField } from '../../base/NumberField/NumberField.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useWords } from '../../base/words/useWords.ts';
import type { JobApplicationValues } from './job-application-values.ts';
import { jobApplicationWords } from './job-application-words.ts';

interface JobApplicationFieldsProps {
  form: FormState<JobApplicationValues>;
}

/** The fields of a job application, in a grid of two columns where there is room. */
export function JobApplicationFields({ form }: JobApplicationFieldsProps) {
  const t = useWords(jobApplicationWords);
  return (
    <>
      <TextField label={t('fullName')} autoComplete="name" required {...form.field('fullName')} />
      <DateField label={t('birth')} max={currentDay()} required {...bindDateField(form, 'dateOfBirth')} />
      <div className="sm:col-span-2">
        <TextArea label={t('address')} rows={3} maxLength={500} required {...form.field('address')} />
      </div>
      <TextField label={t('phone')} type="tel" autoComplete="tel" required {...form.field('phoneNumber')} />
      <NumberField
        label={t('experienceYears')}
        min={MIN_EXPERIENCE_YEARS}
        max={MAX_EXPERIENCE_YEARS}
        hint={t('experienceHint')}
        required
        {...form.field('experience')}
      />
      <div className="sm:col-span-2">
        <TextArea
          label={t('qualifications')}
          rows={3}
          maxLength={2000}
          hint={t('qualificationsHint')}
          required
          {...form.field('qualifications')}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          label={t('previousEmployer')}
          hint={t('previousEmployerHint')}
          {...form.field('previousEmployer')}
        />
      </div>
      <div className="sm:col-span-2">
        <TextArea
          label={t('additionalDetails')}
          rows={4}
          maxLength={5000}
          hint={t('additionalDetailsHint')}
          {...form.field('additionalDetails')}
        />
      </div>
    </>
  );
}
