import type { Config } from 'tailwindcss';
import { theme } from './tailwind-theme.ts';

/** Tailwind preset: the design scales of tokens.json. Colours are custom properties, which follow the theme. */
export default {
  // Each stylesheet names its own @source, so that public pages carry no dashboard classes.
  content: [],
  theme,
} satisfies Config;
