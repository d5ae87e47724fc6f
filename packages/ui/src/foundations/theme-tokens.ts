import tailwind from '../../../../tailwind.config.ts';
import css from '../styles/themes.css?raw';
import { readThemes, withoutMedia } from '../styles/tokens.ts';

/** What the product is built with, read where it is written: these pages hold no value of their own. */
export const colours = readThemes(withoutMedia(css));
/** What changes for those who ask for more contrast. */
export const moreContrast = readThemes(css.split('@media (prefers-contrast: more)')[1] ?? '');
export const { fontSize, borderRadius, extend } = tailwind.theme;

/** A value of themes.css that is no colour: `--motion-fast` → `120ms`. */
export function tokenValue(name: string): string {
  return new RegExp(`--${name}:\\s*([^;]+);`).exec(withoutMedia(css))?.[1]?.replace(/\s+/g, ' ') ?? '';
}
