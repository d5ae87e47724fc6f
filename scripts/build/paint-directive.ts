import type { AstroIntegration, ClientDirective } from 'astro';

/**
 * `client:painted`, for an island that is visible when the page opens and readable before hydration. Its scripts are requested
 * after the first paint, so that on a slow connection they do not compete with the page itself.
 */
const hydrateAfterPaint: ClientDirective = (load) => {
  // callbacks run just before a frame is painted: the second one's frame follows the first paint
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(async () => (await load())())));
};
export default hydrateAfterPaint;

/** Registers the directive with Astro. */
export const paintDirective = (): AstroIntegration => ({
  name: 'paint-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'painted', entrypoint: './scripts/build/paint-directive.ts' }),
  },
});
