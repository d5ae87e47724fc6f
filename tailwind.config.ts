import type { Config } from 'tailwindcss';

/**
 * The files of the public site and the login pages that contain class names. Their stylesheets in src/styles load this config and add
 * the folders of packages/ui that they show. The theme comes from packages/ui/tokens.json.
 */
export default {
  content: ['./src/**/*.astro', '!./src/**/Dashboard*.astro', './packages/ui/src/styles/*.ts'],
} satisfies Config;
