import { plainDigits } from '../NumberField/plain-digits.ts';

/** react-aria takes the digits of its own language alone: it is given those of 0-9 instead. */
function typePlainDigit(event: InputEvent): void {
  const { data, inputType, target } = event;
  if (data === null || !/(?!\d)\p{Nd}/u.test(data)) return;
  event.preventDefault();
  event.stopPropagation();
  const plain = { data: plainDigits(data), inputType, bubbles: true, cancelable: true };
  target?.dispatchEvent(new InputEvent('beforeinput', plain));
}

/** As the `ref` of the element around a date's segments, lets them be typed in digits of any script: `०५`. */
export function digitsOfAnyScript(around: HTMLElement | null): () => void {
  around?.addEventListener('beforeinput', typePlainDigit, { capture: true });
  return () => around?.removeEventListener('beforeinput', typePlainDigit, { capture: true });
}
