import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const script = fileURLToPath(new URL('../../src/configure-api.ts', import.meta.url));

/** Tells islands where the API is, before they hydrate. A build for the same origin carries nothing of it, nor of the adapter for older APIs. */
export const apiOnAnotherOrigin = (url: string | undefined): AstroIntegration => ({
  name: 'api-on-another-origin',
  hooks: {
    'astro:config:setup': ({ injectScript }) => {
      if (url) injectScript('before-hydration', `import ${JSON.stringify(script)};`);
    },
  },
});
