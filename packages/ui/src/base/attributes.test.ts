import { globSync } from 'node:fs';
import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const noop = () => {};
const field = { label: 'Name', name: 'name', value: '', onChange: noop };
const choice = { ...field, options: [{ value: 'a', label: 'A', mark: 'ring' }] };
const page = { state: 'ready', rows: [], from: 0, total: 0, hasNext: false, busy: false };

/** The required props of each component. */
const components: Record<string, object> = {
  Avatar: { name: 'Asha' },
  Badge: { children: 3 },
  Breadcrumb: { ancestors: [], current: 'Bills' },
  Button: { children: 'Save' },
  ButtonLink: { href: '/', children: 'Home' },
  Card: { title: 'Gate' },
  Carousel: { title: 'Pictures', nouns: ['picture', 'pictures'], count: 0, children: null },
  Checkbox: { label: 'Copy', checked: false, onChange: noop },
  ComboBox: { ...field, value: null, options: [] },
  Countdown: { label: 'Wait', endText: 'Over', seconds: 3 },
  DateField: field,
  DescriptionList: { items: [] },
  EmptyState: { title: 'None' },
  ErrorState: { message: 'Failed' },
  FilterBar: { ...choice, label: 'Filter' },
  Icon: { name: 'tick' },
  Link: { href: '/', children: 'Home' },
  Menu: { label: 'More', actions: [], onAction: noop },
  MoneyField: { ...field, value: null },
  NumberField: { ...field, value: null },
  OneTimeCodeField: field,
  PageTitle: { children: 'Bills' },
  PagedList: { nouns: ['bill', 'bills'], page, emptyState: null, onRetry: noop, children: noop },
  Pagination: { from: 1, to: 2, total: 2 },
  Panel: { title: 'Bill', isOpen: true, onClose: noop, children: null },
  PasswordField: { ...field, autoComplete: 'new-password' },
  PasswordStrength: { value: '' },
  Popover: { label: 'More', children: null },
  Progress: { label: 'Upload', value: 1 },
  RadioGroup: choice,
  Rating: { value: 3 },
  RatingField: { ...field, value: null },
  SearchField: field,
  Section: {},
  SectionHeader: { title: 'Bills' },
  SegmentedControl: choice,
  SelectField: choice,
  Skeleton: {},
  Stat: { caption: 'Guards', value: '3' },
  Status: { tone: 'muted', mark: 'ring', children: 'Paid' },
  Switch: { label: 'Alerts', on: false, onChange: noop },
  TabPage: { children: null },
  Tabs: { label: 'Parts', tabs: [], selected: '', onSelect: noop },
  TestimonialSlider: { title: 'Quotes', count: 0, children: null },
  TextArea: field,
  TextField: field,
  Timeline: { label: 'Events', events: [] },
};

/** Not visible in server-rendered markup: rendered in a portal, loaded on demand, or without an element of their own. */
const elsewhere = [
  'ConfirmDialog',
  'DecisionButtons',
  'DecisionDialog',
  'DecisionStatus',
  'DecisionTable',
  'Dialog',
  'Field',
  'Form',
  'SelectableTable',
  'Table',
  'Toasts',
  'Tooltip',
];

test('every base component is listed', () => {
  const folders = globSync('*/', { cwd: import.meta.dirname });
  expect([...Object.keys(components), ...elsewhere].sort()).toEqual(folders.sort());
});

test.each(Object.entries(components))('%s passes attributes on', async (name, props) => {
  const module: Record<string, ComponentType<object>> = await import(`./${name}/${name}.tsx`);
  const Component = module[name];
  if (!Component) throw new Error(`${name}.tsx exports no ${name}`);
  const markup = renderToStaticMarkup(createElement(Component, { ...props, ...{ 'data-passed': 'yes' } }));
  expect(markup.match(/data-passed="yes"/g)).toHaveLength(1);
});
