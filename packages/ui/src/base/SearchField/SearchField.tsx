import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useDebouncedCallback } from './useDebouncedCallback.ts';

const WAIT_MS = 250;

export interface SearchFieldProps {
  /** Its accessible name: `Search clients`. */
  label: string;
  /** What is searched for now. A new value from outside wins over what is being typed. */
  value: string;
  /** 250 ms after the last key, at once on Enter and when cleared. */
  onChange: (value: string) => void;
  /** Says what is searched: `Name, email or place`. */
  placeholder?: string | undefined;
}

/** Finds rows of the list below it while one types. */
export function SearchField({ label, value, onChange, placeholder }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  if (seen !== value) {
    // A value that is not what was sent comes from outside (the address, a cleared filter) and wins over the text.
    setSeen(value);
    if (value !== sent) setText(value);
  }
  const send = (next: string) => {
    setSent(next);
    onChange(next);
  };
  const debounced = useDebouncedCallback(send, WAIT_MS);
  const type = (next: string) => {
    setText(next);
    if (next === '') debounced.runNow(next);
    else debounced.schedule(next);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      debounced.runNow(text);
    }
    if (event.key === 'Escape' && text) type('');
  };
  return (
    <div className="relative w-full sm:w-52">
      <Icon
        name="search"
        className="-translate-y-1/2 pointer-events-none absolute inset-s-3 top-1/2 size-4 text-muted"
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        className="min-h-target w-full rounded-md border border-line-strong bg-raised px-9 py-1 text-md focus:border-focus focus:outline-2 focus:outline-focus focus:outline-offset-0 sm:min-h-9 sm:text-sm"
      />
      {text && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            type('');
            input.current?.focus();
          }}
          className="-translate-y-1/2 absolute inset-e-1 top-1/2 grid size-8 place-items-center rounded-md text-muted hover:text-ink"
        >
          <Icon name="close" className="size-4" />
        </button>
      )}
    </div>
  );
}
