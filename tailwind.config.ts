import type { Config } from 'tailwindcss';

/**
 * The files with class names that every page of the public site and of login shows. The stylesheets in src/styles load this config,
 * and add the sections and components of their own pages. The theme comes from packages/ui/tokens.json.
 */
export default {
  content: [
    './src/layouts/{Document,Public}.astro',
    './src/nav/*.astro',
    '!./src/nav/Dashboard*.astro',
    './packages/ui/src/styles/*.ts',
  ],
} satisfies Config;
