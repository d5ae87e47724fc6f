/** A foreground color and a background it may be used on. */
export interface ContrastPair {
  foreground: string;
  background: string;
  /** Text needs 4.5:1 (WCAG 1.4.3), the border of a control 3:1 (1.4.11). */
  minimum: 4.5 | 3;
}

export const SURFACES = ['surface', 'surface-raised', 'surface-sunken'] as const;
const SOFT_SURFACES = ['accent-soft', 'success-soft', 'warning-soft', 'danger-soft', 'info-soft'] as const;
export const TEXT = [
  'ink',
  'ink-muted',
  'ink-faint',
  'accent-ink',
  'success',
  'warning',
  'danger',
  'info',
] as const;
export const BORDERS = ['line-strong', 'focus', 'accent-edge'] as const;

const text = (foreground: string, background: string): ContrastPair => ({
  foreground,
  background,
  minimum: 4.5,
});
const border = (foreground: string, background: string): ContrastPair => ({
  foreground,
  background,
  minimum: 3,
});

/** Every pair the product uses. Add a pair here before using it. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...TEXT.flatMap((foreground) => SURFACES.map((background) => text(foreground, background))),
  ...SOFT_SURFACES.map((background) => text('ink', background)),
  text('accent-ink', 'accent-soft'),
  text('success', 'success-soft'),
  text('warning', 'warning-soft'),
  text('danger', 'danger-soft'),
  text('info', 'info-soft'),
  text('on-accent', 'accent'),
  text('on-accent', 'accent-hover'),
  // Toasts swap surface and ink.
  text('surface', 'ink'),
  ...BORDERS.flatMap((foreground) => SURFACES.map((background) => border(foreground, background))),
];
