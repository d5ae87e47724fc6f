import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';

export interface BreadcrumbPage {
  /** Title of the page, shortened if it is long. */
  label: string;
  /** Its URL. */
  href: string;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The pages above the current one, top level first. */
  ancestors: readonly BreadcrumbPage[];
  /** The current page; not a link. */
  current: string;
  /** Names the navigation. */
  label?: string | undefined;
}

/** A `<nav>` with the pages above the current one. Other attributes and `ref` go to the nav. */
export function Breadcrumb({ ancestors, current, label, ...rest }: BreadcrumbProps) {
  const t = useWords(baseWords);
  return (
    <nav aria-label={label ?? t('ancestors')} {...rest}>
      <ol className="text-sm leading-7">
        {ancestors.map((page) => (
          <li key={page.href} className="inline">
            <Link href={page.href} tone="quiet" className="py-1 touch:py-2.5">
              {page.label}
            </Link>
            <Icon name="chevron-right" className="mx-2 inline size-3 text-faint rtl:rotate-180" />
          </li>
        ))}
        <li aria-current="page" className="wrap-anywhere inline font-medium">
          {current}
        </li>
      </ol>
    </nav>
  );
}
