import { cva } from 'class-variance-authority';

const styles = cva(
  [
    'flex min-h-control cursor-pointer flex-col justify-center rounded-sm px-3 py-1.5 text-sm no-underline touch:min-h-target',
    '-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
  ],
  {
    variants: {
      tone: { normal: 'focus:bg-sunken', danger: 'text-danger focus:bg-danger-soft' },
    },
    defaultVariants: { tone: 'normal' },
  },
);

export interface MenuAction<Id extends string = string> {
  id: Id;
  label: string;
  /** A second, muted line. */
  detail?: string | undefined;
  /** For destructive actions; ask for confirmation. */
  tone?: 'danger' | undefined;
  disabled?: boolean | undefined;
  /** Makes the item a link to this URL. */
  href?: string | undefined;
  /** Draws a line above the item. */
  separated?: boolean | undefined;
}

export interface ActionMenuItemProps {
  action: MenuAction;
  onPress: () => void;
}

/** An item of a menu; the arrow keys, not Tab, lead to it. */
export function ActionMenuItem({ action, onPress }: ActionMenuItemProps) {
  const { label, detail, tone, disabled, href, separated } = action;
  const item = {
    role: 'menuitem',
    tabIndex: -1,
    'aria-disabled': disabled || undefined,
    className: styles({ tone }),
    onClick: disabled ? undefined : onPress,
    onPointerMove: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      if (!disabled) currentTarget.focus({ preventScroll: true });
    },
  };
  const text = (
    <>
      <span className="wrap-anywhere">{label}</span>
      {detail && <span className="wrap-anywhere text-muted text-xs">{detail}</span>}
    </>
  );
  return (
    <>
      {separated && <hr className="-mx-1 my-1 border-line border-t" />}
      {href && !disabled ? (
        <a {...item} href={href}>
          {text}
        </a>
      ) : (
        <div {...item}>{text}</div>
      )}
    </>
  );
}
