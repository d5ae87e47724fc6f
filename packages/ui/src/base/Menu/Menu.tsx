import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { type ButtonSize, type ButtonVariant, buttonStyles } from '../Button/button.styles.ts';
import { Icon } from '../Icon/Icon.tsx';
import { popoverStyles } from '../Popover/popover.styles.ts';
import { ActionMenuItem, type MenuAction } from './ActionMenuItem.tsx';

export interface MenuProps<Id extends string = string> {
  /** On the button that opens it: `More`. With `face` it is read only: `More for Tapovan Heights`. */
  label: string;
  /** Shown in the button instead of the label and its arrow: `<Dots />`. */
  buttonContent?: ReactNode;
  /** In the order of how often they are wanted; what destroys comes last, apart. */
  actions: readonly MenuAction<Id>[];
  /** Not called for an action with `href`. */
  onAction: (id: Id) => void;
  /** Look of the button, as on Button. */
  variant?: ButtonVariant | undefined;
  /** As on Button; `icon` together with `face`. */
  size?: ButtonSize | undefined;
}

/** A button, and the actions behind it. */
export function Menu<Id extends string = string>(props: MenuProps<Id>) {
  const { label, buttonContent, actions, onAction, variant, size } = props;
  return (
    <MenuTrigger>
      <Button {...(buttonContent ? { 'aria-label': label } : {})} className={buttonStyles({ variant, size })}>
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
