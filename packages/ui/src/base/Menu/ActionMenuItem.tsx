import { cva } from 'class-variance-authority';
import { MenuItem, Separator } from 'react-aria-components/Menu';

const styles = cva(
  [
    'flex min-h-control cursor-pointer flex-col justify-center rounded-sm px-3 py-1.5 text-sm no-underline touch:min-h-target',
    '-outline-offset-2 data-disabled:cursor-not-allowed data-disabled:opacity-50',
  ],
  {
    variants: {
      tone: { normal: 'data-focused:bg-sunken', danger: 'text-danger data-focused:bg-danger-soft' },
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

export function ActionMenuItem({ action }: { action: MenuAction }) {
  const { id, label, detail, tone, disabled, href, separated } = action;
  return (
    <>
      {separated && <Separator className="-mx-1 my-1 border-line border-t" />}
      <MenuItem
        id={id}
        textValue={label}
        isDisabled={disabled === true}
        {...(href ? { href } : {})}
        className={styles({ tone })}
      >
        <span className="wrap-anywhere">{label}</span>
        {detail && <span className="wrap-anywhere text-muted text-xs">{detail}</span>}
      </MenuItem>
    </>
  );
}
