import tailwind from '../styles/tailwind.ts';
import css from '../styles/themes.css?raw';
import { readThemes, withoutMedia } from '../styles/tokens.ts';

/** Read from the stylesheet and the Tailwind configuration, so that these pages repeat no value. */
export const colours = readThemes(withoutMedia(css));
/** Overrides for prefers-contrast: more. */
export const moreContrast = readThemes(css.split('@media (prefers-contrast: more)')[1] ?? '');
export const { fontSize, borderRadius, extend } = tailwind.theme;

/** A value of themes.css other than a colour: `--motion-fast` → `120ms`. */
export function tokenValue(name: string): string {
  return new RegExp(`--${name}:\\s*([^;]+);`).exec(withoutMedia(css))?.[1]?.replace(/\s+/g, ' ') ?? '';
}
