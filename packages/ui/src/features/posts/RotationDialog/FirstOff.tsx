import type { Day } from '@prahari/domain/days';
import { firstOffOf } from '@prahari/domain/rotation';
import { controlStyles } from '../../../base/Field/field.styles.ts';
import type { FormState } from '../../../base/Form/useForm.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { weekdayText } from '../post-text.ts';
import type { RotationPerson } from '../rotation-plan.ts';
import { rotationDialogWords } from './rotation-dialog-words.ts';
import { daysToBeOff, plannedOf, type RotationValues } from './rotation-draft.ts';

export interface FirstOffProps {
  form: Pick<FormState<RotationValues>, 'values' | 'set'>;
  person: RotationPerson;
  today: Day;
}

/** The day on which a guard's days off begin: a day after the guard before, unless the office chooses one. */
export function FirstOff({ form, person, today }: FirstOffProps) {
  const t = useWords(rotationDialogWords);
  const { values, set } = form;
  const planned = plannedOf(values);
  if (!planned) return null;
  const { from, pattern, guards, firstOff = {} } = planned;
  const at = guards.findIndex(({ _id }) => _id === person._id);
  const chosen = guards.map(({ _id }) => firstOff[_id]);
  return (
    <label data-size="small" className="flex basis-full items-center gap-3 ps-10 pb-1 text-muted text-xs">
      <span className="shrink-0">
        {t('offFrom')}
        <span className="sr-only">{`, ${person.name}`}</span>
      </span>
      <select
        name={`firstOff.${person._id}`}
        value={firstOffOf({ from, pattern, firstOff: chosen }, at)}
        onChange={({ target }) => set({ firstOff: { ...values.firstOff, [person._id]: target.value } })}
        className={controlStyles()}
      >
        {daysToBeOff(values).map((day) => (
          <option key={day} value={day}>
            {weekdayText(day, today)}
          </option>
        ))}
      </select>
    </label>
  );
}
