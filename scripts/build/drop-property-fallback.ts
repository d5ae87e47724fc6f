import type { Plugin } from 'postcss';

/**
 * Tailwind writes the initial values of its custom properties twice: as `@property`, and in `@layer properties` for browsers
 * without it. Those do not support light-dark() either and show unstyled colors (packages/ui/src/styles/themes.css), so the
 * second copy, 130 to 280 bytes of each page, is removed.
 */
export const dropPropertyFallback: Plugin = {
  postcssPlugin: 'drop-property-fallback',
  AtRule: {
    layer: (rule) => {
      if (rule.params === 'properties' && rule.nodes) rule.remove();
    },
  },
};
