import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { controlStyles } from '../Field/field.styles.ts';
import { messageProps } from '../Field/useField.ts';
import { useValue } from '../Field/useValue.ts';
import type { ValueProps } from '../Field/value-props.ts';
import { useHydrated } from '../useHydrated.ts';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';
import { digitsOf, digitsTyped, toBoxes, writeAt } from './code-digits.ts';

interface OneTimeCodeFieldOwnProps
  extends Omit<ComponentProps<typeof FieldGroup>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
  /** Number of digits; default 6. */
  length?: number | undefined;
  /** Called once each time the last empty box is filled. */
  onComplete?: ((code: string) => void) | undefined;
  /** Set while the code is being checked, or before one was sent. */
  disabled?: boolean | undefined;
  /** Use it only when the page has no other field. */
  autoFocus?: boolean | undefined;
}

export type OneTimeCodeFieldProps = OneTimeCodeFieldOwnProps & ValueProps<string>;

/** One of the boxes. */
const DIGIT = 'h-14 min-w-0 max-w-12 px-0! text-center font-semibold text-lg! tabular-nums';

/** A FieldGroup with one `<input>` per digit of a code. Attributes and `ref` go to the group. */
export function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const {
    length = 6,
    value: controlled,
    defaultValue,
    onChange,
    onComplete,
    disabled,
    autoFocus,
    ...group
  } = props;
  const [value, change] = useValue({ value: controlled, defaultValue, onChange }, '');
  const t = useWords(baseWords);
  const generated = useId();
  const id = group.id ?? generated;
  const [storedBoxes, setStoredBoxes] = useState(() => toBoxes(value, length));
  const boxes =
    storedBoxes.length === length && storedBoxes.join('') === value ? storedBoxes : toBoxes(value, length);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const focusBox = (index: number) => inputs.current[Math.max(0, Math.min(index, length - 1))]?.focus();

  const put = (next: string[]) => {
    setStoredBoxes(next);
    change(next.join(''));
    if (next.every(Boolean) && !boxes.every(Boolean)) onComplete?.(next.join(''));
  };
  const hydrated = useHydrated();
  const serverRendered = useRef(!hydrated);
  useLayoutEffect(() => {
    if (!serverRendered.current) return;
    serverRendered.current = false;
    const early = digitsOf(inputs.current.map((input) => input?.value ?? '').join(''));
    if (early.length === 0) return;
    put(writeAt(boxes, 0, early));
    // Before hydration focus stays in the first box, where the next digit would overwrite one.
    if (inputs.current.some((input) => input === document.activeElement)) focusBox(early.length);
  });
  const type = (index: number, text: string) => {
    const digits = digitsTyped(boxes[index] ?? '', text, length);
    if (digits.length === 0 && text !== '') return;
    put(writeAt(boxes, index, digits.length === 0 ? [''] : digits));
    if (digits.length > 0) focusBox(index + digits.length);
  };
  const paste = (index: number, event: ClipboardEvent) => {
    event.preventDefault();
    type(index, event.clipboardData.getData('text'));
  };
  const press = (index: number, event: KeyboardEvent) => {
    // A full box accepts no further key by itself, and a key that is no digit would clear it.
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

  const described = messageProps(id, group);
  return (
    <FieldGroup {...group} id={id}>
      {/* digits are read from the left in every language */}
      <div dir="ltr" className="flex w-fit max-w-full gap-2">
        {boxes.map((box, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position
            key={index}
            ref={(input) => {
              inputs.current[index] = input;
            }}
            aria-label={t('digit', { number: `${index + 1}` })}
            aria-invalid={described['aria-invalid']}
            aria-describedby={index === 0 ? described['aria-describedby'] : undefined}
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            // biome-ignore lint/a11y/noAutofocus: the page asks only for a code
            autoFocus={autoFocus === true && index === 0}
            disabled={disabled}
            value={box}
            onChange={(event) => type(index, event.target.value)}
            onPaste={(event) => paste(index, event)}
            onKeyDown={(event) => press(index, event)}
            onFocus={(event) => event.target.select()}
            className={controlStyles({ class: DIGIT })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
