import type { Config } from 'tailwindcss';

/**
 * The files of the site that contain class names. Every stylesheet of src/styles loads this config, and adds the folders of
 * packages/ui that its pages use. The theme comes from packages/ui/tokens.json.
 */
export default { content: ['./src/**/*.astro', './packages/ui/src/styles/*.ts'] } satisfies Config;
