import { cva } from 'class-variance-authority';
import { useId } from 'react';
import { choiceBox, choiceRow } from '../Checkbox/choice.styles.ts';
import { FieldGroup, type GroupFieldProps } from '../Field/FieldGroup.tsx';
import type { FieldProps } from '../Field/field-props.ts';
import { useValue } from '../Field/useValue.ts';
import type { ValueProps } from '../Field/value-props.ts';

const layouts = cva('flex', {
  variants: { layout: { stacked: 'flex-col', inline: 'flex-wrap gap-x-6' } },
  defaultVariants: { layout: 'stacked' },
});

export interface RadioOption<Value extends string = string> {
  /** Passed to `onChange`, and the form value. */
  value: Value;
  /** A few words. */
  label: string;
  /** A second, muted line. */
  detail?: string | undefined;
  /** Shown but not selectable. Explain why in `detail`. */
  disabled?: boolean | undefined;
}

interface RadioGroupOwnProps<Value extends string = string> extends GroupFieldProps {
  /** Two to six. */
  options: readonly RadioOption<Value>[];
  /** `inline` for two or three short words. */
  layout?: 'stacked' | 'inline' | undefined;
}

export type RadioGroupProps<Value extends string = string> = RadioGroupOwnProps<Value> &
  ValueProps<Value | '', Value>;

/** Native radios with label, hint and error. Attributes and `ref` go to the radiogroup. */
export function RadioGroup<Value extends string = string>({
  name,
  disabled = false,
  value,
  defaultValue,
  onChange,
  options,
  layout,
  ...group
}: RadioGroupProps<Value>) {
  const { error, required } = group;
  const [selected, select] = useValue<Value | '', Value>({ value, defaultValue, onChange }, '');
  return (
    <FieldGroup {...group} role="radiogroup">
      <div className={layouts({ layout })}>
        {options.map((option) => (
          <Radio
            key={option.value}
            option={{ ...option, disabled: disabled || option.disabled }}
            {...{ name, error, required }}
            checked={option.value === selected}
            onSelect={() => select(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface RadioProps extends Pick<FieldProps, 'name' | 'error' | 'required'> {
  option: RadioOption;
  checked: boolean;
  onSelect: () => void;
}

function Radio({ option, name, error, required, checked, onSelect }: RadioProps) {
  const detailId = useId();
  const { value, label, detail, disabled } = option;
  return (
    <label className={choiceRow({ disabled: disabled === true })}>
      <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
        <input
          type="radio"
          {...{ name, value, checked, disabled, required }}
          aria-describedby={detail ? detailId : undefined}
          onChange={onSelect}
          className={choiceBox({ shape: 'round', class: error ? 'border-danger' : '' })}
        />
        <span className="pointer-events-none relative hidden size-2 rounded-full border-4 border-current text-on-accent peer-checked:block peer-disabled:text-muted" />
      </span>
      <span className="grid min-w-0 wrap-anywhere">
        <span>{label}</span>
        {detail && (
          <span id={detailId} aria-hidden="true" className="text-faint text-xs">
            {detail}
          </span>
        )}
      </span>
    </label>
  );
}
