export interface AuthLinkProps {
  /** The target page. */
  href: '/login' | '/signup' | '/forgot-password';
  /** The link text. */
  children: string;
}

/** A link between the auth pages, with a large touch target. */
export function AuthLink({ href, children }: AuthLinkProps) {
  return (
    <a href={href} className="-my-3 inline-block min-w-11 py-3 font-semibold text-accent-ink underline">
      {children}
    </a>
  );
}
