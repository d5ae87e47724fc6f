import type { AstroIntegration, ClientDirective } from 'astro';

/**
 * `client:painted`, for an island that is visible when the page opens and readable before hydration. Its scripts are requested
 * after the first paint, so that on a slow connection they do not compete with the page itself.
 */
const hydrateAfterPaint: ClientDirective = (load) => {
  // callbacks of animation frames run before the frame is presented; the first paint may contain only the background
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    // the browser calls all observers in one task: what takes long gets its own
    setTimeout(async () => (await load())());
  }).observe({ type: 'paint', buffered: true });
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
