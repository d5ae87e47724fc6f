import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

const styles = cva('relative flex min-w-0 flex-col gap-3 rounded-md', {
  variants: {
    surface: {
      line: 'border border-line',
      raised: 'border border-line bg-raised',
      sunken: 'bg-sunken forced-colors:border',
    },
    padding: { medium: 'p-4 sm:p-6', small: 'p-4' },
    linked: {
      true: 'hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-2',
      false: '',
    },
  },
  defaultVariants: { surface: 'line', padding: 'medium', linked: false },
});

export interface CardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** The heading. */
  title: string;
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | 4 | undefined;
  /** The target URL: the title becomes a link, and the whole card can be pressed. */
  href?: string | undefined;
  /** Beside the title: a Status or a Badge. */
  aside?: ReactNode;
  /** Details, in muted text. */
  children?: ReactNode;
  /** Buttons below; with `href` they still work on their own. */
  footer?: ReactNode;
  /** A thin border on the page, a raised surface, or a sunken one without a border. */
  surface?: 'line' | 'raised' | 'sunken' | undefined;
  /** `small` for many cards close together. */
  padding?: 'medium' | 'small' | undefined;
}

/** An `<article>` with title, details and actions. Attributes and `ref` go to the article. */
export function Card({
  title,
  level = 3,
  href,
  aside,
  children,
  footer,
  surface,
  padding,
  className,
  ...rest
}: CardProps) {
  const Title = `h${level}` as const;
  return (
    <article {...rest} className={styles({ surface, padding, linked: href !== undefined, class: className })}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Title className="min-w-0 wrap-anywhere font-semibold text-md leading-6">
          {href === undefined ? (
            title
          ) : (
            <a href={href} className="no-underline outline-none after:absolute after:inset-0 hover:underline">
              {title}
            </a>
          )}
        </Title>
        {aside}
      </div>
      {children && <div className="min-w-0 wrap-anywhere text-muted text-sm">{children}</div>}
      {footer && <div className="relative mt-auto flex flex-wrap gap-3 self-start pt-2">{footer}</div>}
    </article>
  );
}
