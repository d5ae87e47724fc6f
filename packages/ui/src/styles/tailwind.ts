import type { Config } from 'tailwindcss';
import { theme } from './tailwind-theme.ts';

interface VariantApi {
  addVariant: (name: string, condition: string) => void;
}

/** For touch targets of at least 44 px. Narrow windows too, because some phones report a fine pointer. The condition is that of button.css. */
const addTouchVariant = ({ addVariant }: VariantApi) =>
  addVariant('touch', '@media (pointer: coarse), (width < 48rem)');

/** Tailwind preset: the design scales of tokens.json. Colors are custom properties, which follow the theme. */
export default {
  // Each stylesheet names its own @source, so that public pages carry no dashboard classes.
  content: [],
  theme,
  plugins: [addTouchVariant],
} satisfies Config;
