import { RadioGroup } from '../../../base/RadioGroup/RadioGroup.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import type { CompanyFieldsProps } from './company-fields.ts';
import { FormPart } from './FormPart.tsx';

const HOURS = [
  { value: '8', label: '8 hours' },
  { value: '12', label: '12 hours' },
];

export const HoursFields = ({ field }: CompanyFieldsProps) => (
  <FormPart
    title="Shift hours and attendance"
    lead="A new post gets these hours; posts that you have keep theirs."
  >
    <TextField label="Day shift begins" hint="From 04:00 to 17:59" {...field('shiftHours.day.startsAt')} />
    <SelectField label="Day shift takes" options={HOURS} {...field('shiftHours.day.hours')} />
    <TextField
      label="Night shift begins"
      hint="From 18:00 to 03:59"
      {...field('shiftHours.night.startsAt')}
    />
    <SelectField label="Night shift takes" options={HOURS} {...field('shiftHours.night.hours')} />
    <TextField
      label="24-hour shift begins"
      hint="And ends at the same time a day later"
      {...field('shiftHours.24h.startsAt')}
    />
    <RadioGroup
      label="Attendance"
      className="sm:col-span-2"
      options={[
        { value: 'on', label: 'On', detail: 'Guards start and end each duty on their phone' },
        { value: 'off', label: 'Off', detail: 'Duties count as planned, and screens say so' },
      ]}
      {...field('attendance')}
    />
  </FormPart>
);
