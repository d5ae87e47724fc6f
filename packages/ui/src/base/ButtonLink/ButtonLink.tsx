import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonStyles } from '../../styles/button.ts';
import type { Size } from '../size.ts';

export interface ButtonLinkProps extends ComponentProps<'a'> {
  /** The target URL. */
  href: string;
  /** At most one `primary` on a screen. */
  variant?: ButtonVariant | undefined;
  /** The size, with the same heights as a Button's. */
  size?: Size | undefined;
}

/** An `<a>` styled as a Button; a new tab gets no referrer. Attributes and `ref` go to the link. */
export function ButtonLink({ variant, size, className, target, rel, ...rest }: ButtonLinkProps) {
  const safeRel = target === '_blank' ? 'noopener noreferrer' : undefined;
  return (
    <a
      {...rest}
      target={target}
      rel={rel ?? safeRel}
      className={buttonStyles({ variant, size, class: className })}
    />
  );
}
