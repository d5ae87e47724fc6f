const REACT_ARIA = [
  'Calendar',
  'ComboBox',
  'DateField',
  'DatePicker',
  'Dialog',
  'FieldError',
  'I18nProvider',
  'Modal',
  'Popover',
  'Table',
  'Tabs',
  'Text',
  'Toast',
];
const OF_UI = ['@internationalized/date', '@nanostores/persistent', 'ofetch', 'tailwind-variants/lite'];

/**
 * Everything stories import from node_modules. Vite bundles what it does not know of when it first meets it and then
 * reloads the page, in the middle of a test. A new import belongs here.
 */
export const prebundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'nanostores',
  '@nanostores/react',
  'msw',
  ...REACT_ARIA.map((name) => `react-aria-components/${name}`),
  ...OF_UI.map((name) => `@prahari/ui > ${name}`),
  '@prahari/contract > zod/mini',
];
