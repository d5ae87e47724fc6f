import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { ValueProps } from '../Field/value-props.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { StatusMark } from '../Status/Status.tsx';
import type { Size } from '../size.ts';

const choicesStyles = cva(
  'grid auto-cols-fr grid-flow-col overflow-hidden rounded-lg border border-line-strong @max-[16rem]:grid-flow-row',
  {
    variants: { pending: { true: 'motion-safe:animate-pulse', false: '' } },
  },
);

const choiceStyles = cva(
  [
    'relative flex min-w-0 items-center justify-center px-2 text-center font-semibold not-first:border-line-strong not-first:border-s @max-[16rem]:not-first:border-s-0 @max-[16rem]:not-first:border-t',
    'has-checked:bg-accent has-checked:text-on-accent',
    'has-focus-visible:-outline-offset-4 has-focus-visible:rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-focus',
    'has-checked:has-focus-visible:outline-on-accent',
  ],
  {
    variants: {
      size: {
        large:
          'min-h-18 flex-col gap-1 text-md leading-5 @max-[16rem]:min-h-target @max-[16rem]:flex-row @max-[16rem]:gap-2 [&>svg]:size-5',
        small: 'min-h-7 gap-1.5 text-xs touch:min-h-target touch:text-sm [&>svg]:size-3',
        medium: 'min-h-target gap-2 text-sm sm:min-h-control [&>svg]:size-3',
      },
      pending: { true: 'cursor-progress', false: 'cursor-pointer' },
    },
  },
);

export interface Segment<Value extends string> {
  /** Passed to `onChange`. */
  value: Value;
  /** One or two words. */
  label: string;
  /** A different shape per segment, so that color is not the only sign. */
  mark: StatusMark;
}

interface SegmentedControlOwnProps<Value extends string = string>
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Names the group. */
  label: string;
  /** Groups the radios; unique on the page. */
  name: string;
  /** Two to four. */
  options: readonly Segment<Value>[];
  /** A change is being saved: further changes are ignored; focus stays. */
  pending?: boolean | undefined;
  /** `small` is 28 px high, `medium` 40 px, `large` 72 px for one-handed use. */
  size?: Size | undefined;
}

export type SegmentedControlProps<Value extends string = string> = SegmentedControlOwnProps<Value> &
  ValueProps<Value>;

/** A `<fieldset>` of radios drawn as segments. Attributes and `ref` go to the fieldset. */
export function SegmentedControl<Value extends string = string>({
  label,
  name,
  value,
  defaultValue,
  options,
  onChange,
  pending = false,
  size = 'medium',
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const choose = (chosen: Value) => {
    if (!pending && chosen !== value) onChange?.(chosen);
  };
  return (
    <fieldset aria-busy={pending} {...rest} className={classNames('@container min-w-0', className)}>
      <legend className="mb-2 text-muted text-sm">{label}</legend>
      <div className={choicesStyles({ pending })}>
        {options.map((option) => (
          <label key={option.value} className={choiceStyles({ size, pending })}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : option.value === value}
              defaultChecked={value === undefined ? option.value === defaultValue : undefined}
              aria-disabled={pending || undefined}
              onClick={(event) => pending && event.preventDefault()}
              onChange={() => choose(option.value)}
              className="absolute inset-0 m-0 cursor-[inherit] appearance-none opacity-0 outline-none"
            />
            <Icon name={option.mark} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
