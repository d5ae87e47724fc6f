import { Button, type ButtonProps } from '../Button/Button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'round'> {
  /** Its accessible name: what pressing it does. */
  label: string;
  /** One Icon. */
  children: ButtonProps['children'];
}

/** A round Button that shows an icon alone. Other props and `ref` go to the Button. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Button {...rest} aria-label={label} round />;
}
