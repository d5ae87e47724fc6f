import type { Day } from '@prahari/domain/days';
import { firstOffOf } from '@prahari/domain/rotation';
import type { FormState } from '../../../base/Form/useForm.ts';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { weekdayText } from '../post-text.ts';
import type { RotationPerson } from '../rotation-plan.ts';
import { daysToBeOff, plannedOf, type RotationValues } from './rotation-draft.ts';

export interface FirstOffProps {
  form: Pick<FormState<RotationValues>, 'values' | 'set'>;
  person: RotationPerson;
  today: Day;
}

/** The day on which a guard's days off begin: a day after the guard before, unless the office chooses one. */
export function FirstOff({ form, person, today }: FirstOffProps) {
  const { values, set } = form;
  const planned = plannedOf(values);
  if (!planned) return null;
  const { from, pattern, guards, firstOff = {} } = planned;
  const at = guards.findIndex(({ _id }) => _id === person._id);
  const chosen = guards.map(({ _id }) => firstOff[_id]);
  return (
    <SelectField
      name={`firstOff.${person._id}`}
      label="Off from"
      aria-label={`Off from, ${person.name}`}
      size="small"
      className="w-36"
      options={daysToBeOff(values).map((day) => ({ value: day, label: weekdayText(day, today) }))}
      value={firstOffOf({ from, pattern, firstOff: chosen }, at)}
      onChange={(day) => set({ firstOff: { ...values.firstOff, [person._id]: day } })}
    />
  );
}
