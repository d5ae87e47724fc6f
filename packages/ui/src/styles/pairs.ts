/** A colour and what it may stand on. */
export interface Pair {
  front: string;
  ground: string;
  /** Words need 4.5:1 (WCAG 1.4.3), the edge of a control 3:1 (1.4.11). */
  least: 4.5 | 3;
}

export const GROUNDS = ['surface', 'surface-raised', 'surface-sunken'] as const;
export const SOFT = ['accent-soft', 'success-soft', 'warning-soft', 'danger-soft', 'info-soft'] as const;
export const WORDS = [
  'ink',
  'ink-muted',
  'ink-faint',
  'accent-ink',
  'success',
  'warning',
  'danger',
  'info',
] as const;
export const EDGES = ['line-strong', 'focus', 'accent-edge'] as const;

const words = (front: string, ground: string): Pair => ({ front, ground, least: 4.5 });
const edge = (front: string, ground: string): Pair => ({ front, ground, least: 3 });

/** Every pair the product may set. What is not here must not be used. */
export const PAIRS: readonly Pair[] = [
  ...WORDS.flatMap((front) => GROUNDS.map((ground) => words(front, ground))),
  ...SOFT.map((ground) => words('ink', ground)),
  words('accent-ink', 'accent-soft'),
  words('success', 'success-soft'),
  words('warning', 'warning-soft'),
  words('danger', 'danger-soft'),
  words('info', 'info-soft'),
  words('on-accent', 'accent'),
  words('on-accent', 'accent-hover'),
  // a toast is the other hour: paper on ink
  words('surface', 'ink'),
  ...EDGES.flatMap((front) => GROUNDS.map((ground) => edge(front, ground))),
];
