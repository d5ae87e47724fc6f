import { Menu as AriaMenu, MenuTrigger, type MenuTriggerProps, Popover } from 'react-aria-components/Menu';
import { Icon } from '../Icon/Icon.tsx';
import { popoverStyles } from '../Popover/popover.styles.ts';
import { TriggerButton } from '../Popover/TriggerButton.tsx';
import type { OpenProps, TriggerProps } from '../Popover/trigger-props.ts';
import { ActionMenuItem, type MenuAction } from './ActionMenuItem.tsx';

export type { MenuAction };

export interface MenuProps<Id extends string = string> extends TriggerProps, OpenProps {
  /** Most used first; destructive ones last, separated. */
  actions: readonly MenuAction<Id>[];
  /** Not called for an action with `href`. */
  onAction: (id: Id) => void;
}

/** A button that opens react-aria's Menu. Other props and `ref` go to the button. */
export function Menu<Id extends string = string>(props: MenuProps<Id>) {
  const { actions, onAction, isOpen, defaultOpen, onOpenChange, ...button } = props;
  const { label } = button;
  return (
    <MenuTrigger {...({ isOpen, defaultOpen, onOpenChange } as MenuTriggerProps)}>
      <TriggerButton {...button}>
        {label} <Icon name="chevron-down" />
      </TriggerButton>
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
