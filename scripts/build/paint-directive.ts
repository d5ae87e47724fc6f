import type { AstroIntegration, ClientDirective } from 'astro';

/**
 * `client:painted`, for an island that is in sight when the page opens and readable before it is interactive. Its scripts are
 * requested after the first paint, so that on a slow line they do not compete with the page itself.
 */
const hydrateAfterPaint: ClientDirective = (load) => {
  // a frame's callbacks run just before it is painted, a timer set in one runs just after
  requestAnimationFrame(() => setTimeout(async () => (await load())()));
};
export default hydrateAfterPaint;

/** Teaches Astro the directive. */
export const paintDirective = (): AstroIntegration => ({
  name: 'paint-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'painted', entrypoint: './scripts/build/paint-directive.ts' }),
  },
});
