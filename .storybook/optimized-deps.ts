const REACT_ARIA = [
  'Button',
  'Calendar',
  'Checkbox',
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
const UI_DEPENDENCIES = ['@internationalized/date', '@nanostores/persistent', 'class-variance-authority'];

/**
 * Dependencies of stories for Vite's optimizeDeps. Add new ones, or Vite reloads the page during a
 * test.
 */
export const optimizedDeps = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
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
  ...UI_DEPENDENCIES.map((name) => `@prahari/ui > ${name}`),
  '@prahari/contract > zod/mini',
];
