import { defineMain } from '@storybook/react-vite/node';
import tailwindcss from '@tailwindcss/vite';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { colors } from '../packages/ui/src/styles/tokens.ts';
import { libraryDocs } from './library-docs.ts';
import { loadingHead } from './loading-head.ts';
import { optimizedDeps } from './optimized-deps.ts';
import { usedOn } from './used-on.ts';

const face = `@font-face{font-family:"Anek Latin";src:url(./fonts/anek-latin.woff2) format("woff2");font-weight:400 700;font-display:swap}@font-face{font-family:"Anek Latin";src:url(./fonts/anek-devanagari-names.woff2) format("woff2");unicode-range:U+0900-097F;font-weight:400 700;font-display:swap}`;
// Storybook's white text on the selected row lacks contrast on the dark theme's accent.
const chosenRow = `@media(prefers-color-scheme:dark){[data-selected="true"],[data-selected="true"] *{color:${colors['on-accent']?.dark}!important}}`;

export default defineMain({
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../packages/ui/stories/**/*.mdx',
    '../packages/ui/stories/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
  ],
  staticDirs: [
    './public',
    '../public',
    { from: '../packages/ui/src/styles/fonts', to: '/fonts' },
    { from: '../packages/ui/tokens.json', to: '/tokens/tokens.json' },
    { from: '../packages/ui/tokens-studio.json', to: '/tokens/tokens-studio.json' },
  ],
  managerHead: (head) => `${head}<style>${face}${chosenRow}</style>`,
  previewHead: (head) => `${head}${loadingHead}`,
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  // `manifests/components.json` of the build describes every component to a program: props, examples, text.
  features: { experimentalTestSyntax: true, componentsManifest: true },
  // The sidebar and its search show stories, unless somebody asks for their tests.
  tags: { 'test-fn': { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Resolve types of other files, so that the props table shows the values of a union.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      // It takes an object for a component, and would add to it.
      exclude: ['**/*.stories.tsx', '**/*.samples.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [tailwindcss(), msw({ mode: 'worker-only' }), libraryDocs()],
      // Tests don't render ComponentPage, which uses this.
      define: { USED_ON: process.env.VITEST ? '{}' : JSON.stringify(usedOn()) },
      optimizeDeps: { include: optimizedDeps },
      // Keep light-dark(), because an element with data-theme may show the other theme.
      build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
    }),
});
