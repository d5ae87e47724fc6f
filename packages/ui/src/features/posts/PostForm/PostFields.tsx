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
import { useWords } from '../../../base/words/useWords.ts';
import type { PostValues } from './post-draft.ts';
import { postFormWords, type SayPostForm } from './post-form-words.ts';

const shiftOptions = shifts.map((shift) => ({ value: shift, label: shiftLabels[shift] }));
const hourOptions = (t: SayPostForm) =>
  dutyHours.map((hours) => ({
    value: String(hours) as Exclude<PostValues['hours'], ''>,
    label: t('hours', { hours }),
  }));
const pair = 'grid gap-5 sm:grid-cols-2';

export interface PostFieldsProps {
  form: Pick<FormState<PostValues>, 'field' | 'values' | 'set'>;
}

/** Place, hours, number, days and position of a new or changed post. */
export const PostFields = ({ form }: PostFieldsProps) => {
  const t = useWords(postFormWords);
  return (
    <>
      <TextField label={t('street')} required {...form.field('place.street')} />
      <div className="grid gap-5 sm:grid-cols-[1fr_1fr_9rem]">
        <TextField label={t('city')} required {...form.field('place.city')} />
        <TextField label={t('state')} required {...form.field('place.state')} />
        <TextField label={t('pinCode')} required {...form.field('place.zipCode')} />
      </div>
      <div className="grid gap-5 sm:grid-cols-[1fr_1fr_9rem]">
        <SelectField
          label={t('shift')}
          required
          options={shiftOptions}
          {...form.field('shift')}
          // The word of another begin would win over the shift that was chosen.
          onChange={(shift) => form.set({ shift, startsAt: '', hours: '' })}
        />
        <TextField label={t('beginOptional')} hint={t('like2000Empty')} {...form.field('startsAt')} />
        <SelectField
          label={t('hoursOptional')}
          placeholder={t('asShift')}
          options={hourOptions(t)}
          {...form.field('hours')}
        />
      </div>
      <NumberField label={t('numberOfGuards')} required min={1} {...form.field('asked')} />
      <div className={pair}>
        <DateField label={t('startDate')} required {...bindDateField(form, 'startDate')} />
        <DateField
          label={t('endDate')}
          required
          min={form.values.startDate || undefined}
          {...bindDateField(form, 'endDate')}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
        <TextField
          label={t('positionOptional')}
          hint={t('latitudeLongitudeFromMap')}
          {...form.field('position')}
        />
        <NumberField
          label={t('radiusOptional')}
          hint={t('mIfEmpty', { defaultRadiusMeters: DEFAULT_RADIUS_METERS })}
          min={1}
          suffix="m"
          {...form.field('radius')}
        />
      </div>
      <TextArea label={t('noteOptional')} {...form.field('note')} />
    </>
  );
};
