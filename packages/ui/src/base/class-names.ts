/** A component's own classes, then those of its caller. */
export const classNames = (own: string, more: string | undefined): string => (more ? `${own} ${more}` : own);
