const REACT_ARIA = [
  'Button',
  'Calendar',
  'ComboBox',
  'DateField',
  'FieldError',
  'I18nProvider',
  'Label',
  'Modal',
  'Popover',
  'RangeCalendar',
  'Text',
  'Tooltip',
];
const UI_DEPENDENCIES = [
  '@internationalized/date',
  '@nanostores/persistent',
  'class-variance-authority',
  'ofetch',
];

/** Dependencies of stories. Vite reloads the page during a test when it meets another one. */
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
