import { cva } from 'class-variance-authority';
import { type ComponentProps, type KeyboardEvent, useImperativeHandle, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import type { ValueProps } from '../Field/value-props.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Size } from '../size.ts';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';
import { useDebouncedCallback } from './useDebouncedCallback.ts';

const DEBOUNCE_MS = 250;

const inputStyles = cva(
  'w-full rounded-md border border-line-strong bg-raised px-9 py-1 focus:border-focus focus:outline-2 focus:outline-focus focus:outline-offset-0',
  {
    variants: {
      size: {
        small: 'min-h-7 py-0 text-xs touch:min-h-target touch:text-md',
        medium: 'min-h-target text-md sm:min-h-9 sm:text-sm',
        large: 'min-h-target text-md',
      },
    },
  },
);

interface SearchFieldOwnProps
  extends Omit<ComponentProps<'input'>, 'defaultValue' | 'onChange' | 'size' | 'type' | 'value'> {
  /** Its accessible name: `Search clients`. */
  label: string;
  /** Names what is searched: `Name, email or place`. */
  placeholder?: string | undefined;
  /** 28, 36 or 48 px high; 48 px for fingers. */
  size?: Size | undefined;
}

export type SearchFieldProps = SearchFieldOwnProps & ValueProps<string>;

/** A debounced search `<input>` with a clear button. Attributes and `ref` go to the input. */
export function SearchField({
  label,
  value: controlled,
  defaultValue = '',
  onChange,
  onKeyDown,
  size = 'medium',
  className,
  ref,
  ...rest
}: SearchFieldProps) {
  const t = useWords(baseWords);
  const [sent, setSent] = useState(controlled ?? defaultValue);
  const value = controlled ?? sent;
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  if (seen !== value) {
    // A value from the caller, such as a cleared filter, replaces the text.
    setSeen(value);
    if (value !== sent) setText(value);
  }
  const send = (next: string) => {
    setSent(next);
    onChange?.(next);
  };
  const debounced = useDebouncedCallback(send, DEBOUNCE_MS);
  const type = (next: string) => {
    setText(next);
    if (next === '') debounced.runNow(next);
    else debounced.schedule(next);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Enter') {
      event.preventDefault();
      debounced.runNow(text);
    }
    if (event.key === 'Escape' && text && !rest.readOnly) type('');
  };
  return (
    <div className={classNames('relative w-full max-w-full sm:w-52', className)}>
      <Icon
        name="search"
        className="-translate-y-1/2 pointer-events-none absolute inset-s-3 top-1/2 size-4 text-muted"
      />
      <input
        autoComplete="off"
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={handleKey}
        className={inputStyles({ size })}
      />
      {text && !rest.disabled && !rest.readOnly && (
        <button
          type="button"
          aria-label={t('clearSearch')}
          onClick={() => {
            type('');
            input.current?.focus();
          }}
          className="-translate-y-1/2 absolute inset-e-1 top-1/2 grid size-8 touch:inset-e-0 touch:size-11 place-items-center rounded-md text-muted hover:text-ink"
        >
          <Icon name="close" className="size-4" />
        </button>
      )}
    </div>
  );
}
