import { RadioGroup } from '../../../base/RadioGroup/RadioGroup.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import type { CompanyFieldsProps } from './company-fields.ts';
import { companyFormWords, type SayCompanyForm } from './company-form-words.ts';
import { FormPart } from './FormPart.tsx';

const HOURS = (t: SayCompanyForm) => [
  { value: '8', label: t('hours8') },
  { value: '12', label: t('hours12') },
];

export const HoursFields = ({ field }: CompanyFieldsProps) => {
  const t = useWords(companyFormWords);
  return (
    <FormPart title={t('shiftHoursAndAttendance')} lead={t('newPostGetsThese')}>
      <TextField label={t('dayShiftBegins')} hint={t('from0400To')} {...field('shiftHours.day.startsAt')} />
      <SelectField label={t('dayShiftTakes')} options={HOURS(t)} {...field('shiftHours.day.hours')} />
      <TextField
        label={t('nightShiftBegins')}
        hint={t('from1800To')}
        {...field('shiftHours.night.startsAt')}
      />
      <SelectField label={t('nightShiftTakes')} options={HOURS(t)} {...field('shiftHours.night.hours')} />
      <TextField
        label={t('hourShiftBegins24')}
        hint={t('andEndsAtSame')}
        {...field('shiftHours.24h.startsAt')}
      />
      <RadioGroup
        label={t('attendance')}
        className="sm:col-span-2"
        options={[
          { value: 'on', label: t('on'), detail: t('guardsStartAndEnd') },
          { value: 'off', label: t('off'), detail: t('dutiesCountAsPlanned') },
        ]}
        {...field('attendance')}
      />
    </FormPart>
  );
};
