const REACT_ARIA = [
  'Button',
  'Calendar',
  'ComboBox',
  'DateField',
  'DatePicker',
  'Dialog',
  'FieldError',
  'I18nProvider',
  'Label',
  'Menu',
  'Modal',
  'Popover',
  'Table',
  'Text',
  'Toast',
  'Tooltip',
  'Virtualizer',
];
const OF_UI = ['@internationalized/date', '@nanostores/persistent', 'ofetch', 'class-variance-authority'];

/**
 * Everything stories import from node_modules. Vite bundles what it does not know of when it first meets it and then
 * reloads the page, in the middle of a test. A new import belongs here.
 */
export const optimizedDeps = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'nanostores',
  '@nanostores/react',
  'msw',
  'msw/browser',
  '@storybook/addon-docs/blocks',
  'storybook/internal/core-events',
  'storybook/internal/csf',
  'storybook/theming/create',
  ...REACT_ARIA.map((name) => `react-aria-components/${name}`),
  ...OF_UI.map((name) => `@prahari/ui > ${name}`),
  '@prahari/contract > zod/mini',
];
