import {
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import type { FieldProps } from '../Field/field-props.ts';
import { messageIdOf, messageProps } from '../Field/useField.ts';
import { Icon } from '../Icon/Icon.tsx';
import { choiceBox, choiceRow } from './choice.styles.ts';

interface CheckboxOwnProps
  extends Partial<Omit<FieldProps, 'label'>>,
    Omit<
      ComponentProps<'input'>,
      keyof FieldProps | 'checked' | 'children' | 'defaultChecked' | 'onChange' | 'size' | 'type'
    > {
  /** The statement that is true when it is checked. */
  label: ReactNode;
  /** Some but not all of the items it represents are checked. */
  indeterminate?: boolean | undefined;
  /** The label is for assistive technology only, as in the first column of a table. */
  hideLabel?: boolean | undefined;
}

export type CheckboxProps = CheckboxOwnProps &
  (
    | {
        /** The state, controlled by the caller. */
        checked: boolean;
        /** Not with `checked`. */
        defaultChecked?: undefined;
        /** Called at each change. `shift` is true when Shift was held, for selecting a range. */
        onChange: (checked: boolean, shift: boolean) => void;
      }
    | {
        /** Not with `defaultChecked`. */
        checked?: undefined;
        /** The first state, where the browser keeps it. */
        defaultChecked?: boolean | undefined;
        /** Called at each change. `shift` is true when Shift was held, for selecting a range. */
        onChange?: ((checked: boolean, shift: boolean) => void) | undefined;
      }
  );

// A table header or row around it would handle the press as well and undo the change.
const stop = (event: SyntheticEvent) => event.stopPropagation();

/** A checkbox `<input>` with label, hint and error. Attributes and `ref` go to the input. */
export function Checkbox(props: CheckboxProps) {
  const {
    label,
    checked,
    defaultChecked,
    onChange,
    indeterminate = false,
    hideLabel = false,
    hint,
    error,
    className,
    ref,
    ...rest
  } = props;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLInputElement);
  return (
    <div className={className}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys */}
      <label onClick={stop} className={choiceRow({ disabled: rest.disabled === true, bare: hideLabel })}>
        <span className={`relative grid size-5 shrink-0 place-items-center ${hideLabel ? '' : 'mt-0.5'}`}>
          <input
            {...rest}
            {...messageProps(id, { hint, error }, rest['aria-describedby'])}
            type="checkbox"
            ref={(input) => {
              box.current = input;
              if (input) input.indeterminate = indeterminate;
            }}
            checked={checked}
            defaultChecked={defaultChecked}
            onChange={({ target, nativeEvent }) =>
              onChange?.(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
            onKeyDown={(event) => {
              rest.onKeyDown?.(event);
              if (event.key === ' ') stop(event);
            }}
            className={choiceBox()}
          />
          <Icon
            name="tick"
            className="pointer-events-none relative hidden size-3 text-on-accent peer-checked:block peer-indeterminate:hidden peer-disabled:text-muted"
          />
          <span className="pointer-events-none relative hidden w-2.5 border-on-accent border-t-2 peer-indeterminate:block" />
        </span>
        <span className={hideLabel ? 'sr-only' : 'min-w-0 wrap-anywhere'}>{label}</span>
      </label>
      <FieldMessage id={messageIdOf(id)} hint={hint} error={error} />
    </div>
  );
}
