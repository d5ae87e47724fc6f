import { type ReactNode, useId } from 'react';
import { choiceRow } from '../Checkbox/choice.styles.ts';
import { FieldMessage } from '../Field/FieldMessage.tsx';

const TRACK = [
  'peer absolute inset-0 m-0 cursor-[inherit] appearance-none rounded-full border border-line-strong bg-sunken',
  'checked:border-accent-edge checked:bg-accent transition-colors duration-fast disabled:opacity-50',
].join(' ');
const KNOB = [
  'pointer-events-none absolute inset-y-1 start-1 w-4 rounded-full border-8 border-current text-muted transition-transform duration-fast ease-out',
  'peer-checked:translate-x-5 peer-checked:text-on-accent rtl:peer-checked:-translate-x-5',
].join(' ');

export interface SwitchProps {
  /** Names what is on; it does not change with the state. */
  label: ReactNode;
  /** Path of the value on the wire, in a form that is sent. */
  name?: string | undefined;
  /** Held by the caller. */
  on: boolean;
  /** It was flipped. */
  onChange: (on: boolean) => void;
  /** One line below: what being on means. */
  hint?: string | undefined;
  /** Shown and not reachable. Say beside it why. */
  disabled?: boolean | undefined;
  /** Work is under way: presses are ignored, focus stays. */
  pending?: boolean | undefined;
}

/** On or off, at once. */
export function Switch({ label, name, on, onChange, hint, disabled, pending = false }: SwitchProps) {
  const messageId = useId();
  return (
    <div>
      <label className={choiceRow({ disabled: disabled === true, class: pending ? 'cursor-progress' : '' })}>
        <span className="relative h-6 w-11 shrink-0">
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: the native checkbox says whether it is checked
            role="switch"
            name={name}
            checked={on}
            disabled={disabled}
            aria-disabled={pending || undefined}
            aria-busy={pending || undefined}
            aria-describedby={hint ? messageId : undefined}
            onChange={(event) => pending || onChange(event.target.checked)}
            className={TRACK}
          />
          <span className={KNOB} />
        </span>
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </label>
      <FieldMessage id={messageId} hint={hint} />
    </div>
  );
}
