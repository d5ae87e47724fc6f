import type { ComponentProps, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Shape } from '../Icon/Shape.tsx';
import { CLOSE } from '../Icon/single-shapes.ts';
import { fieldWords } from '../words/field-words.ts';
import { useWords } from '../words/useWords.ts';

export interface TagProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** One to four words. */
  children: string;
  /** Shows a button that calls this: a press, Enter, Space, Delete or Backspace. */
  onRemove?: (() => void) | undefined;
  /** Name of that button. */
  removeLabel?: string | undefined;
  /** The button. Its other attributes come from `removeProps`. */
  removeRef?: Ref<HTMLButtonElement> | undefined;
  /** Attributes of that button, such as `tabIndex` in a list of tags. */
  removeProps?: Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'className' | 'onClick' | 'ref'>;
  /** Shown, and cannot be removed. */
  disabled?: boolean | undefined;
}

/** A word that was chosen or applies, which can be removed. Attributes and `ref` go to the `<span>`. */
export function Tag({
  children,
  onRemove,
  removeLabel,
  removeRef,
  removeProps,
  disabled = false,
  className,
  ...rest
}: TagProps) {
  const t = useWords(fieldWords);
  return (
    <span
      {...rest}
      className={classNames(
        `inline-flex max-w-full items-center rounded-full border border-line-strong bg-sunken text-sm/tight ${disabled ? 'text-muted' : 'text-ink'}`,
        className,
      )}
    >
      <span className={`min-w-0 py-1 ps-3 wrap-anywhere ${onRemove ? '' : 'pe-3'}`}>{children}</span>
      {onRemove && (
        <button
          {...removeProps}
          ref={removeRef}
          type="button"
          disabled={disabled}
          aria-label={removeLabel ?? t('remove', { name: children })}
          onClick={onRemove}
          onKeyDown={(event) => {
            removeProps?.onKeyDown?.(event);
            if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
          }}
          className="grid size-7 shrink-0 touch:size-12 place-items-center rounded-full text-muted hover:text-ink disabled:opacity-50"
        >
          <Shape shape={CLOSE} className="size-3.5" />
        </button>
      )}
    </span>
  );
}
