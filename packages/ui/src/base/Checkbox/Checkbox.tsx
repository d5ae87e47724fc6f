import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { choiceBox, choiceRow } from './choice.styles.ts';

export interface CheckboxProps {
  /** Says what is true when it is ticked. */
  label: ReactNode;
  /** Path of the value on the wire, in a form that is sent. */
  name?: string | undefined;
  /** Held by the caller. */
  checked: boolean;
  /** `shift` says that the range up to the last one was meant. */
  onChange: (checked: boolean, shift: boolean) => void;
  /** Some, not all, of what it stands for is ticked. */
  indeterminate?: boolean | undefined;
  /** One line below, in sight before anything goes wrong. */
  hint?: string | undefined;
  /** Takes the hint's place. */
  error?: string | undefined;
  /** Read as required; the form says what is missing. */
  required?: boolean | undefined;
  /** Shown, not sent and not reachable. Say beside it why. */
  disabled?: boolean | undefined;
  /** The label is there for screen readers only, as in a table's first column. */
  hideLabel?: boolean | undefined;
}

// What is around it (a table's header or row) would take the press for its own, and undo the tick.
const keep = (event: SyntheticEvent) => event.stopPropagation();

/** Yes or no, or several of many; nothing happens until the form is sent. */
export function Checkbox(props: CheckboxProps) {
  const { label, name, checked, onChange, indeterminate = false, hint, error, required, disabled } = props;
  const { hideLabel = false } = props;
  const messageId = useId();
  return (
    <div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only keeps the press to itself; the box has the keys */}
      <label onClick={keep} className={choiceRow({ disabled: disabled === true, bare: hideLabel })}>
        <span className={`relative grid size-5 shrink-0 place-items-center ${hideLabel ? '' : 'mt-0.5'}`}>
          <input
            type="checkbox"
            ref={(box) => {
              if (box) box.indeterminate = indeterminate;
            }}
            {...{ name, checked, required, disabled }}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || hint ? messageId : undefined}
            onChange={({ target, nativeEvent }) =>
              onChange(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
            onKeyDown={(event) => event.key === ' ' && keep(event)}
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
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
}
