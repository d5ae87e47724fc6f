export interface AuthLinkProps {
  /** Where it leads. */
  href: '/login' | '/signup' | '/forgot-password';
  /** Its words. */
  children: string;
}

/** From one of the pages around login to another. Tall enough for a thumb. */
export function AuthLink({ href, children }: AuthLinkProps) {
  return (
    <a href={href} className="-my-3 inline-block py-3 font-semibold text-accent-ink underline">
      {children}
    </a>
  );
}
