import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useValue } from '../Field/useValue.ts';
import type { ValueProps } from '../Field/value-props.ts';

export interface Filter<Value extends string> {
  /** Passed to `onChange`. */
  value: Value;
  /** One or two words. */
  label: string;
  /** Number of rows that match, where known. */
  count?: number | undefined;
}

interface FilterBarOwnProps<Value extends string = string>
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Names the group: `Filter bills`. */
  label: string;
  /** Two to six; `All` first. */
  options: readonly Filter<Value>[];
}

/** `onChange` is also called for the selected filter. By default the first one is selected. */
export type FilterBarProps<Value extends string = string> = FilterBarOwnProps<Value> & ValueProps<Value>;

/** A `<fieldset>` of toggle buttons, one pressed. Attributes and `ref` go to the fieldset. */
export function FilterBar<Value extends string = string>({
  label,
  value,
  defaultValue,
  onChange,
  options,
  className,
  ...rest
}: FilterBarProps<Value>) {
  const [selected, select] = useValue<Value | undefined, Value>(
    { value, defaultValue, onChange },
    options[0]?.value,
  );
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
          aria-pressed={option.value === selected}
          onClick={() => select(option.value)}
          className="group min-h-7 px-2 font-medium text-muted hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink touch:min-h-11 touch:min-w-11 first:text-start"
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
