import { type ClipboardEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { controlStyles, fieldStyles } from '../Field/field.styles.ts';
import { useHydrated } from '../Form/useHydrated.ts';
import { digitsOf, digitsTyped, toBoxes, writeAt } from './code-digits.ts';

export interface OneTimeCodeFieldProps {
  /** Names the group of boxes. */
  label: string;
  /** Number of boxes. */
  length?: number | undefined;
  /** The digits in the boxes, joined; shorter than `length` while some are empty. */
  value: string;
  /** At each change: the digits so far, joined. */
  onChange: (value: string) => void;
  /** Called once each time the last empty box fills. */
  onComplete?: ((code: string) => void) | undefined;
  /** Takes the hint’s place. Says what is wrong and what to do. */
  error?: string | undefined;
  /** One line below, in sight before anything goes wrong. */
  hint?: string | undefined;
  /** While the code is being checked, or none was sent. */
  disabled?: boolean | undefined;
  /** For a page that asks for nothing else. */
  autoFocus?: boolean | undefined;
}

/** A code from a mail or a message, a box for each digit. */
export function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const { label, length = 6, value, onChange, onComplete, error, hint, disabled, autoFocus } = props;
  const id = useId();
  const [held, setHeld] = useState(() => toBoxes(value, length));
  const boxes = held.length === length && held.join('') === value ? held : toBoxes(value, length);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const focusBox = (index: number) => inputs.current[Math.max(0, Math.min(index, length - 1))]?.focus();

  const put = (next: string[]) => {
    setHeld(next);
    onChange(next.join(''));
    if (next.every(Boolean) && !boxes.every(Boolean)) onComplete?.(next.join(''));
  };
  const hydrated = useHydrated();
  const served = useRef(!hydrated);
  useLayoutEffect(() => {
    if (!served.current) return;
    served.current = false;
    const early = digitsOf(inputs.current.map((input) => input?.value ?? '').join(''));
    if (early.length > 0) put(writeAt(boxes, 0, early));
  });
  const type = (index: number, text: string) => {
    const digits = digitsTyped(boxes[index] ?? '', text);
    if (digits.length === 0 && text !== '') return;
    put(writeAt(boxes, index, digits.length === 0 ? [''] : digits));
    if (digits.length > 0) focusBox(index + digits.length);
  };
  const paste = (index: number, event: ClipboardEvent) => {
    event.preventDefault();
    const digits = digitsOf(event.clipboardData.getData('text'));
    if (digits.length === 0) return;
    const from = digits.length >= length ? 0 : index;
    put(writeAt(boxes, from, digits));
    focusBox(from + digits.length);
  };
  const press = (index: number, event: KeyboardEvent) => {
    // A box that is full takes no further key by itself, and any other key would take its digit away.
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      type(index, event.key);
      return;
    }
    const emptyBackspace = event.key === 'Backspace' && !boxes[index] && index > 0;
    const goTo = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: length - 1 }[event.key];
    if (!emptyBackspace && goTo === undefined) return;
    event.preventDefault();
    if (emptyBackspace) put(writeAt(boxes, index - 1, ['']));
    focusBox(goTo ?? index - 1);
  };

  const messageId = error || hint ? `${id}-message` : undefined;
  return (
    <fieldset aria-labelledby={id} aria-describedby={messageId} className={`${fieldStyles.root} min-w-0`}>
      <span id={id} className={fieldStyles.label}>
        {label}
      </span>
      <div className="flex gap-2">
        {boxes.map((box, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={index}
            ref={(input) => {
              inputs.current[index] = input;
              // A phone fills the whole code into the first box.
              if (input && index === 0 && matchMedia('(pointer: coarse)').matches) input.maxLength = length;
            }}
            aria-label={`Digit ${index + 1}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={index === 0 ? messageId : undefined}
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            // A code pasted before anything listens is whole in the first box.
            maxLength={index === 0 && !hydrated ? undefined : 1}
            // biome-ignore lint/a11y/noAutofocus: the page that asks for a code asks for nothing else
            autoFocus={autoFocus === true && index === 0}
            disabled={disabled}
            value={box}
            onChange={(event) => type(index, event.target.value)}
            onPaste={(event) => paste(index, event)}
            onKeyDown={(event) => press(index, event)}
            onFocus={(event) => event.target.select()}
            className={controlStyles({ shape: 'digit' })}
          />
        ))}
      </div>
      <FieldMessage id={`${id}-message`} hint={hint} error={error} />
    </fieldset>
  );
}
