import type { FormState } from '../../../base/Form/useForm.ts';
import { NumberField } from '../../../base/NumberField/NumberField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { rotationDialogWords } from './rotation-dialog-words.ts';
import { type PatternName, patterns, type RotationValues } from './rotation-draft.ts';

/** A square for each day of a cycle: full on duty, hollow off. */
function Cycle({ on, off }: { on: number; off: number }) {
  return (
    <span aria-hidden="true" className="inline-flex shrink-0 gap-px">
      {Array.from({ length: on + off }, (_, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the days of a cycle never move
        <span key={day} className={`h-3 w-2 border border-current ${day < on ? 'bg-current' : ''}`} />
      ))}
    </span>
  );
}

interface ChoiceProps {
  value: PatternName;
  label: string;
  cycle?: { on: number; off: number };
  chosen: PatternName;
  onChoose: () => void;
}

const Choice = ({ value, label, cycle, chosen, onChoose }: ChoiceProps) => (
  <label className="relative flex min-h-11 cursor-pointer items-center justify-between gap-3 border border-line-strong px-3 has-checked:bg-ink has-focus-visible:z-1 has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 not-first-of-type:border-t-0">
    <input
      type="radio"
      name="patternName"
      value={value}
      checked={chosen === value}
      onChange={onChoose}
      className="absolute inset-0 m-0 cursor-[inherit] appearance-none opacity-0 outline-none"
    />
    <span className="font-semibold">{label}</span>
    {cycle && <Cycle {...cycle} />}
  </label>
);

export interface PatternFieldProps {
  form: Pick<FormState<RotationValues>, 'field' | 'values' | 'set'>;
}

/** Days on duty and days off: one of the usual patterns, or an own one. */
export function PatternField({ form }: PatternFieldProps) {
  const t = useWords(rotationDialogWords);
  const { patternName: chosen } = form.values;
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-semibold text-muted text-xs">{t('pattern')}</legend>
      {patterns.map(({ value, word, on, off }) => (
        <Choice
          key={value}
          {...{ value, chosen }}
          label={t(word)}
          cycle={{ on, off }}
          onChoose={() => form.set({ patternName: value, 'pattern.on': on, 'pattern.off': off })}
        />
      ))}
      <Choice
        value="own"
        label={t('ownPattern')}
        chosen={chosen}
        onChoose={() => form.set({ patternName: 'own' })}
      />
      {chosen === 'own' && (
        <div className="mt-3 grid grid-cols-2 gap-3">
          <NumberField label={t('daysOn')} required min={1} {...form.field('pattern.on')} />
          <NumberField label={t('daysOff')} required min={1} {...form.field('pattern.off')} />
        </div>
      )}
    </fieldset>
  );
}
