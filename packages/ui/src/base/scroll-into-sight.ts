/** A `ref` of what has to be seen once it is there, such as the error below a long form. */
export const scrollIntoSight = (element: Element | null): void =>
  element?.scrollIntoView({ block: 'nearest' });
