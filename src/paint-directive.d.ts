import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes after the first paint: scripts/after-first-paint.mjs. */
    'client:painted'?: boolean;
  }
}
