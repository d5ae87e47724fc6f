import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useAnchored } from '../anchored/useAnchored.ts';
import { popoverStyles } from '../Popover/popover.styles.ts';
import { ActionMenuItem, type MenuAction } from './ActionMenuItem.tsx';
import { focusedItem, itemFor, itemsOf } from './menu-keys.ts';

export type MenuStart = 'first' | 'last' | 'menu';

export interface MenuListProps<Id extends string> {
  id: string;
  label: string;
  actions: readonly MenuAction<Id>[];
  /** The button, which gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  /** The item that has the focus at first; after a press of a pointer none has it. */
  from: MenuStart;
  onAction: (id: Id) => void;
  onClose: () => void;
}

/** The open menu. Its keys follow the pattern of WAI-ARIA APG, letters included. */
export function MenuList<Id extends string>(props: MenuListProps<Id>) {
  const { id, label, actions, button, from, onAction, onClose } = props;
  const { ref } = useAnchored<HTMLDivElement>({ anchor: button, onClose });
  const typed = useRef({ text: '', at: 0 });
  const start = useRef(from);
  useLayoutEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const item = start.current === 'menu' ? menu : itemsOf(menu).at(start.current === 'first' ? 0 : -1);
    item?.focus({ preventScroll: true });
  }, [ref]);

  const close = () => {
    button.current?.focus({ preventScroll: true });
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, currentTarget } = event;
    if (key === 'Tab') return onClose();
    if (key === 'Escape') {
      // the dialog around it stays open
      event.stopPropagation();
      return close();
    }
    const next = itemFor(currentTarget, key, typed.current);
    const isPress = (key === 'Enter' || key === ' ') && !next;
    if (!next && !isPress) return;
    event.preventDefault();
    if (next) next.focus();
    else focusedItem(currentTarget)?.click();
  };
  return (
    <div
      ref={ref}
      id={id}
      popover="manual"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className={`${popoverStyles} min-w-(--anchor-width) fixed inset-auto m-0 overflow-auto p-1 outline-none`}
    >
      {actions.map((action) => (
        <ActionMenuItem
          key={action.id}
          action={action}
          onPress={() => {
            close();
            if (!action.href) onAction(action.id);
          }}
        />
      ))}
    </div>
  );
}
