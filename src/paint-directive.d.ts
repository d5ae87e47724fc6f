import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates after the first paint: scripts/build/paint-directive.ts. */
    'client:painted'?: boolean;
  }
}
