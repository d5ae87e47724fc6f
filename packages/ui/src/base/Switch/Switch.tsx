import { type ComponentProps, type ReactNode, useId } from 'react';
import { choiceRow } from '../Checkbox/choice.styles.ts';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import type { FieldProps } from '../Field/field-props.ts';
import { messageIdOf, messageProps } from '../Field/useField.ts';

const TRACK = [
  'peer absolute inset-0 m-0 cursor-[inherit] appearance-none rounded-full border border-line-strong bg-sunken',
  'checked:border-accent-edge checked:bg-accent transition-colors duration-fast disabled:opacity-50',
].join(' ');
const KNOB = [
  'pointer-events-none absolute inset-y-1 start-1 w-4 rounded-full border-8 border-current text-muted transition-transform duration-fast ease-out',
  'peer-checked:translate-x-5 peer-checked:text-on-accent rtl:peer-checked:-translate-x-5',
].join(' ');

interface SwitchOwnProps
  extends Partial<Pick<FieldProps, 'name' | 'hint' | 'disabled' | 'className'>>,
    Omit<
      ComponentProps<'input'>,
      keyof FieldProps | 'checked' | 'children' | 'defaultChecked' | 'onChange' | 'role' | 'size' | 'type'
    > {
  /** Names the setting; it does not change with the state. */
  label: ReactNode;
  /** A change is being saved: presses are ignored; focus stays. */
  pending?: boolean | undefined;
}

export type SwitchProps = SwitchOwnProps &
  (
    | {
        /** The state, controlled by the caller. */
        on: boolean;
        /** Not with `on`. */
        defaultOn?: undefined;
        /** Called at each change. */
        onChange: (on: boolean) => void;
      }
    | {
        /** Not with `defaultOn`. */
        on?: undefined;
        /** The first state, where the browser keeps it. */
        defaultOn?: boolean | undefined;
        /** Called at each change. */
        onChange?: ((on: boolean) => void) | undefined;
      }
  );

/** An `<input role="switch">` applied at once. Attributes and `ref` go to the input. */
export function Switch({
  label,
  on,
  defaultOn,
  onChange,
  hint,
  pending = false,
  className,
  ...rest
}: SwitchProps) {
  const id = useId();
  const { 'aria-describedby': describedBy } = messageProps(id, { hint }, rest['aria-describedby']);
  return (
    <div className={className}>
      <label
        className={choiceRow({ disabled: rest.disabled === true, class: pending ? 'cursor-progress' : '' })}
      >
        <span className="relative h-6 w-11 shrink-0">
          <input
            {...rest}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has a state
            role="switch"
            checked={on}
            defaultChecked={defaultOn}
            aria-disabled={pending || undefined}
            aria-busy={pending || undefined}
            aria-describedby={describedBy}
            onChange={(event) => pending || onChange?.(event.target.checked)}
            className={TRACK}
          />
          <span className={KNOB} />
        </span>
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </label>
      <FieldMessage id={messageIdOf(id)} hint={hint} />
    </div>
  );
}
