import type { ReactNode, Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuTrigger, type MenuTriggerProps, Popover } from 'react-aria-components/Menu';
import { type ButtonSize, type ButtonVariant, buttonStyles } from '../Button/button.styles.ts';
import { Icon } from '../Icon/Icon.tsx';
import { popoverStyles } from '../Popover/popover.styles.ts';
import { ActionMenuItem, type MenuAction } from './ActionMenuItem.tsx';

export interface MenuProps<Id extends string = string>
  extends Omit<ButtonProps, 'aria-label' | 'children' | 'className' | 'isDisabled'> {
  /** Text of the button: `More`. With `buttonContent` only its accessible name: `More for Tapovan Heights`. */
  label: string;
  /** Shown in the button instead of the label and its arrow: `<Dots />`. */
  buttonContent?: ReactNode;
  /** Most used first; destructive ones last, separated. */
  actions: readonly MenuAction<Id>[];
  /** Not called for an action with `href`. */
  onAction: (id: Id) => void;
  /** Look of the button, as on Button. */
  variant?: ButtonVariant | undefined;
  /** As on Button; use `icon` with `buttonContent`. */
  size?: ButtonSize | undefined;
  /** Whether it is open, controlled by the caller. */
  isOpen?: boolean | undefined;
  /** Open at first, where the component keeps it. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The button cannot be pressed. Say beside it why. */
  disabled?: boolean | undefined;
  /** For the button: its place and width. */
  className?: string | undefined;
  /** The button. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that opens react-aria's Menu. Other props and `ref` go to the button. */
export function Menu<Id extends string = string>(props: MenuProps<Id>) {
  const {
    label,
    buttonContent,
    actions,
    onAction,
    variant,
    size,
    isOpen,
    defaultOpen,
    onOpenChange,
    disabled = false,
    className,
    ref,
    ...rest
  } = props;
  return (
    <MenuTrigger {...({ isOpen, defaultOpen, onOpenChange } as MenuTriggerProps)}>
      <Button
        {...rest}
        {...(ref ? { ref } : {})}
        {...(buttonContent ? { 'aria-label': label } : {})}
        isDisabled={disabled}
        className={buttonStyles({ variant, size, class: className })}
      >
        {buttonContent ?? (
          <>
            {label} <Icon name="chevron-down" />
          </>
        )}
      </Button>
      <Popover placement="bottom start" offset={4} className={`${popoverStyles} min-w-(--trigger-width)`}>
        <AriaMenu
          aria-label={label}
          onAction={(key) => {
            const action = actions.find(({ id }) => id === key);
            if (action && !action.href) onAction(action.id);
          }}
          className="max-h-[inherit] overflow-auto p-1 outline-none"
        >
          {actions.map((action) => (
            <ActionMenuItem key={action.id} action={action} />
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

/** Three dots, for a menu in a row. */
export function DotsIcon() {
  return (
    <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      <path d="M3 6.5a1.5 1.5 0 110 3 1.5 1.5 0 010-3zM8 6.5a1.5 1.5 0 110 3 1.5 1.5 0 010-3zM13 6.5a1.5 1.5 0 110 3 1.5 1.5 0 010-3z" />
    </svg>
  );
}
