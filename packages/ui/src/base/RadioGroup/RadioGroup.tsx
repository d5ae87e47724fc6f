import { cva } from 'class-variance-authority';
import { useId } from 'react';
import { choiceBox, choiceRow } from '../Checkbox/choice.styles.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { fieldStyles } from '../Field/field.styles.ts';

const layouts = cva('flex', {
  variants: { layout: { stacked: 'flex-col', inline: 'flex-wrap gap-x-6' } },
  defaultVariants: { layout: 'stacked' },
});

export interface RadioOption<Value extends string = string> {
  /** Sent with the form. */
  value: Value;
  /** A few words. */
  label: string;
  /** A second, quieter line. */
  detail?: string | undefined;
  /** Shown, and not to be chosen. Say in `detail` why. */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string> extends FieldProps {
  /** Empty while nothing is chosen. */
  value: Value | '';
  /** Another one was chosen. */
  onChange: (value: Value) => void;
  /** Two to six. */
  options: readonly RadioOption<Value>[];
  /** `inline` for two or three short words. */
  layout?: 'stacked' | 'inline' | undefined;
}

/** One of a few, all of them in sight. */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  const { label, name, hint, error, required, disabled = false, value, onChange, options, layout } = props;
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={error || hint ? messageId : undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required}
      className={fieldStyles.root}
    >
      <span id={id} className={fieldStyles.label}>
        {label}
      </span>
      <div className={layouts({ layout })}>
        {options.map((option) => (
          <Choice
            key={option.value}
            option={{ ...option, disabled: disabled || option.disabled }}
            {...{ name, error, required }}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
}

interface ChoiceProps extends Pick<FieldProps, 'name' | 'error' | 'required'> {
  option: RadioOption;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ option, name, error, required, checked, onChoose }: ChoiceProps) {
  const detailId = useId();
  const { value, label, detail, disabled } = option;
  return (
    <label className={choiceRow({ disabled: disabled === true })}>
      <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
        <input
          type="radio"
          {...{ name, value, checked, disabled, required }}
          aria-describedby={detail ? detailId : undefined}
          onChange={onChoose}
          className={choiceBox({ shape: 'round', class: error ? 'border-danger' : '' })}
        />
        <span className="pointer-events-none relative hidden size-2 rounded-full border-4 border-current text-on-accent peer-checked:block peer-disabled:text-muted" />
      </span>
      <span className="grid min-w-0 wrap-anywhere">
        {label}
        {detail && (
          <span id={detailId} aria-hidden="true" className="text-faint text-xs">
            {detail}
          </span>
        )}
      </span>
    </label>
  );
}
