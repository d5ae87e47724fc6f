import { readFileSync } from 'node:fs';
import { defineMain } from '@storybook/react-vite/node';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { readHours, withoutModes } from '../packages/ui/src/styles/tokens.ts';
import { componentBytesModule } from '../scripts/component-bytes.mjs';
import { prebundled } from './prebundled.ts';

const css = readFileSync(new URL('../packages/ui/src/styles/hours.css', import.meta.url), 'utf8');
const hours = readHours(withoutModes(css));
const face = `@font-face{font-family:"Anek Latin";src:url(./fonts/anek-latin.woff2) format("woff2");font-weight:400 700;font-display:swap}`;
// Storybook writes white on the chosen row, which the lamp of the night is too bright for
const chosenRow = `@media(prefers-color-scheme:dark){[data-selected="true"],[data-selected="true"] *{color:${hours['on-accent']?.night}!important}}`;

export default defineMain({
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  staticDirs: ['./public', '../public', { from: '../packages/ui/src/styles/fonts', to: '/fonts' }],
  managerHead: (head) =>
    `${head}<style>${face}${chosenRow}</style><script>globalThis.prahariHours=${JSON.stringify(hours)}</script>`,
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  features: { experimentalTestSyntax: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // follows types into other files, so that a union of looks is shown as its names; tests read no props table
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [tailwindcss(), componentBytesModule()],
      optimizeDeps: { include: prebundled },
      // light-dark() stays as it is: a box with data-theme shows the other hour
      build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
    }),
});
