import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { type ButtonVariant, buttonStyles } from '../../styles/button.ts';
import { ignoreHeldEnter } from '../ignore-held-enter.ts';
import type { Size } from '../size.ts';
import { useHydrated } from '../useHydrated.ts';

export type { ButtonVariant, Size };

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'type'> {
  /** At most one `primary` on a screen. */
  variant?: ButtonVariant | undefined;
  /** 28, 40 or 48 px high; 48 px for fingers. For an icon alone use IconButton. */
  size?: Size | undefined;
  /** A circle for an icon alone: use IconButton, which names it. */
  round?: boolean | undefined;
  /** The action is running: presses are ignored; width and focus stay. */
  pending?: boolean | undefined;
  /** Press, Enter or Space. Leave out for a submit button: the form's onSubmit is called. */
  onPress?: (() => void) | undefined;
  /** `submit` submits the form around it, or the one named by `form`. */
  type?: 'button' | 'submit' | undefined;
}

/**
 * A `<button>` with a pending state, disabled until hydration. A submit button works before: the browser sends the form, and a
 * Form of ours is sent once it is hydrated. A held Enter presses once, a double click submits once. Attributes and `ref` go to the button.
 */
export function Button({
  variant,
  size,
  round,
  pending = false,
  onPress,
  type = 'button',
  className,
  children,
  disabled,
  onKeyDown,
  ...rest
}: ButtonProps) {
  const hydrated = useHydrated();
  const press = (event: MouseEvent) => {
    // The rest of a double click would send a form again whose reply was quick.
    if (pending || (type === 'submit' && event.detail > 1)) event.preventDefault();
    else onPress?.();
  };
  const keyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    ignoreHeldEnter(event);
  };
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || (type === 'button' && !hydrated)}
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || undefined}
      className={buttonStyles({ variant, size, round, class: className })}
      onClick={press}
      onKeyDown={keyDown}
    >
      {/* Translation moves text nodes, so the label keeps an element of its own. */}
      <span className={pending ? 'inline-flex items-center gap-2 opacity-0' : 'contents'}>{children}</span>
      {pending && (
        <span aria-hidden="true" className="absolute inset-0 grid place-items-center">
          <span className="size-4 rounded-full border-2 border-current border-e-transparent motion-safe:animate-spin" />
        </span>
      )}
    </button>
  );
}
