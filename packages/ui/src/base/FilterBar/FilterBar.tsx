import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

export interface Filter<Value extends string> {
  /** Passed to `onChange`. */
  value: Value;
  /** One or two words. */
  label: string;
  /** Number of rows that match, where known. */
  count?: number | undefined;
}

export interface FilterBarProps<Value extends string = string>
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Names the group: `Filter bills`. */
  label: string;
  /** The selected filter. */
  value: Value;
  /** A filter was pressed, possibly the selected one. */
  onChange: (value: Value) => void;
  /** Two to six; `All` first. */
  options: readonly Filter<Value>[];
}

/** A `<fieldset>` of toggle buttons above a list, exactly one of them pressed. Other attributes and `ref` go to the fieldset. */
export function FilterBar<Value extends string = string>({
  label,
  value,
  onChange,
  options,
  className,
  ...rest
}: FilterBarProps<Value>) {
  return (
    <fieldset
      aria-label={label}
      {...rest}
      className={classNames('-mx-2 flex min-w-0 flex-wrap text-xs', className)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="group min-h-7 px-2 font-medium text-muted hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink touch:min-h-11 touch:min-w-11"
        >
          <span className="inline-block border-transparent border-b py-0.5 group-aria-pressed:border-current">
            {option.label}{' '}
            {option.count !== undefined && <span className="tabular-nums">{option.count}</span>}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
