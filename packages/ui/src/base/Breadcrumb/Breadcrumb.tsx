import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';

export interface BreadcrumbPage {
  /** Its title, shortened if need be. */
  label: string;
  /** Its address. */
  href: string;
}

export interface BreadcrumbProps {
  /** From the top down. */
  above: readonly BreadcrumbPage[];
  /** The page one is on; not a link. */
  current: string;
  /** Names the navigation. */
  label?: string | undefined;
}

/** The way from the top to this page. */
export function Breadcrumb({ above, current, label = 'Breadcrumb' }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="text-sm leading-7">
        {above.map((page) => (
          <li key={page.href} className="inline">
            <Link href={page.href} tone="quiet" className="py-1 pointer-coarse:py-2.5">
              {page.label}
            </Link>
            <Icon name="chevron-right" className="mx-2 inline size-3 text-faint rtl:-scale-x-100" />
          </li>
        ))}
        <li aria-current="page" className="wrap-anywhere inline font-medium">
          {current}
        </li>
      </ol>
    </nav>
  );
}
