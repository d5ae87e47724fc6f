import { type KeyboardEvent, type ReactNode, useId, useImperativeHandle, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Shape } from '../Icon/Shape.tsx';
import { CHEVRON_DOWN } from '../Icon/single-shapes.ts';
import type { OpenProps } from '../Popover/trigger-props.ts';
import { warnDeprecated } from '../warn-deprecated.ts';
import type { MenuAction } from './ActionMenuItem.tsx';
import { MenuList, type MenuStart } from './MenuList.tsx';

export type { MenuAction };

export interface MenuProps<Id extends string = string>
  extends Omit<ButtonProps, 'aria-label' | 'children' | 'onPress' | 'round' | 'type'>,
    OpenProps {
  /** Text of the button, or with `buttonContent` its name: `More for Tapovan Heights`. */
  label: string;
  /** An icon, shown in a round button instead of the label. */
  buttonContent?: ReactNode;
  /** Most used first; destructive ones last, separated. */
  actions: readonly MenuAction<Id>[];
  /** Not called for an action with `href`. */
  onAction: (id: Id) => void;
  /** @deprecated Use `pending`, as on Button. Codemod `menu-pending`. Goes with 2.0.0. */
  isPending?: boolean | undefined;
}

const IS_PENDING = {
  name: 'Menu isPending',
  instead: 'pending',
  codemod: 'menu-pending',
  goesWith: '2.0.0',
} as const;

/** A button that opens a menu of actions. Other props and `ref` go to the button. */
export function Menu<Id extends string = string>({
  label,
  buttonContent,
  actions,
  onAction,
  isOpen,
  defaultOpen = false,
  onOpenChange,
  ref,
  isPending,
  pending = isPending,
  ...rest
}: MenuProps<Id>) {
  if (isPending !== undefined) warnDeprecated(IS_PENDING);
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const [from, setFrom] = useState<MenuStart>('first');
  const isPointer = useRef(false);
  const shown = isOpen ?? ownOpen;
  const setOpen = (opens: boolean) => {
    setOwnOpen(opens);
    onOpenChange?.(opens);
  };
  const openFrom = (place: MenuStart) => {
    setFrom(place);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    rest.onKeyDown?.(event);
    isPointer.current = false;
    if (pending || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    openFrom(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <>
      <Button
        {...rest}
        pending={pending}
        ref={button}
        round={buttonContent !== undefined}
        aria-label={buttonContent === undefined ? undefined : label}
        aria-haspopup="true"
        aria-expanded={shown}
        aria-controls={shown ? menuId : undefined}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          rest.onPointerDown?.(event);
          isPointer.current = true;
        }}
        onPress={() => (shown ? setOpen(false) : openFrom(isPointer.current ? 'menu' : 'first'))}
      >
        {buttonContent ?? (
          <>
            {label} <Shape shape={CHEVRON_DOWN} />
          </>
        )}
      </Button>
      {shown && (
        <MenuList
          id={menuId}
          label={label}
          actions={actions}
          button={button}
          from={from}
          onAction={onAction}
          onClose={() => setOpen(false)}
        />
      )}
    </>
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
