import type { Size } from '../size.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'plain' | 'danger';

export interface ButtonStyleOptions {
  variant?: ButtonVariant | undefined;
  size?: Size | undefined;
  /** Classes put after these. */
  class?: string | undefined;
}

/** Classes of Button and ButtonLink, styled in styles/button.css. */
export const buttonStyles = ({
  variant = 'secondary',
  size = 'medium',
  class: more = '',
}: ButtonStyleOptions): string => `button button-${variant} button-${size} ${more}`.trim();
