import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const script = fileURLToPath(new URL('../../src/configure-api.ts', import.meta.url));

/** Tells islands the API's URL before they hydrate. A same-origin build includes none of this. */
export const apiOnAnotherOrigin = (url: string | undefined): AstroIntegration => ({
  name: 'api-on-another-origin',
  hooks: {
    'astro:config:setup': ({ injectScript }) => {
      if (url) injectScript('before-hydration', `import ${JSON.stringify(script)};`);
    },
  },
});
