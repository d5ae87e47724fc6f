import { shiftLabels } from '@prahari/contract/assignments';
import { DEFAULT_RADIUS_METERS } from '@prahari/contract/posts.schemas';
import { dutyHours } from '@prahari/domain/post-hours';
import { shifts } from '@prahari/domain/shifts';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import type { FormState } from '../../../base/Form/useForm.ts';
import { NumberField } from '../../../base/NumberField/NumberField.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import type { PostValues } from './post-draft.ts';

const shiftOptions = shifts.map((shift) => ({ value: shift, label: shiftLabels[shift] }));
const hourOptions = dutyHours.map((hours) => ({
  value: String(hours) as Exclude<PostValues['hours'], ''>,
  label: `${hours} hours`,
}));
const pair = 'grid gap-5 sm:grid-cols-2';

export interface PostFieldsProps {
  form: Pick<FormState<PostValues>, 'field' | 'values' | 'set'>;
}

/** Place, hours, number, days and position of a new or changed post. */
export const PostFields = ({ form }: PostFieldsProps) => (
  <>
    <TextField label="Street" required {...form.field('place.street')} />
    <div className="grid gap-5 sm:grid-cols-[1fr_1fr_9rem]">
      <TextField label="City" required {...form.field('place.city')} />
      <TextField label="State" required {...form.field('place.state')} />
      <TextField label="PIN code" required {...form.field('place.zipCode')} />
    </div>
    <div className="grid gap-5 sm:grid-cols-[1fr_1fr_9rem]">
      <SelectField
        label="Shift"
        required
        options={shiftOptions}
        {...form.field('shift')}
        // The word of another begin would win over the shift that was chosen.
        onChange={(shift) => form.set({ shift, startsAt: '', hours: '' })}
      />
      <TextField
        label="Begin (optional)"
        hint="Like 20:00; empty: as the shift"
        {...form.field('startsAt')}
      />
      <SelectField
        label="Hours (optional)"
        placeholder="As the shift"
        options={hourOptions}
        {...form.field('hours')}
      />
    </div>
    <NumberField label="Number of guards" required min={1} {...form.field('asked')} />
    <div className={pair}>
      <DateField label="Start date" required {...bindDateField(form, 'startDate')} />
      <DateField
        label="End date"
        required
        min={form.values.startDate || undefined}
        {...bindDateField(form, 'endDate')}
      />
    </div>
    <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
      <TextField
        label="Position (optional)"
        hint="Latitude, longitude from a map: presses from elsewhere are marked, never refused"
        {...form.field('position')}
      />
      <NumberField
        label="Radius (optional)"
        hint={`${DEFAULT_RADIUS_METERS} m if empty`}
        min={1}
        suffix="m"
        {...form.field('radius')}
      />
    </div>
    <TextArea label="Note (optional)" {...form.field('note')} />
  </>
);
