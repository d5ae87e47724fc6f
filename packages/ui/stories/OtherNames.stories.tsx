import preview from '../../../.storybook/preview.ts';
import { Page } from './foundations/foundation.tsx';

interface OtherNamesProps {
  /** Names of components of base. */
  components: readonly string[];
  /** When to take which. */
  text: string;
}

/** Leads from what other libraries call a component to ours. */
function OtherNames({ components, text }: OtherNamesProps) {
  return (
    <Page title={`Use ${components.join(' or ')}`} lead={text}>
      <ul className="flex flex-wrap gap-6">
        {components.map((name) => (
          <li key={name}>
            <a
              href={`./?path=/docs/base-${name.toLowerCase()}--docs`}
              target="_top"
              className="text-accent-ink underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** The sidebar's search finds names only, so each story's name holds what people type. */
const meta = preview.meta({
  title: 'Guides/Find by another name',
  component: OtherNames,
  tags: ['!autodocs', '!manifest', '!test'],
  parameters: { chromatic: { disableSnapshot: true }, controls: { disable: true } },
});

export const Dropdown = meta.story({
  name: 'Dropdown, picker, list box, autocomplete',
  args: {
    components: ['SelectField', 'ComboBox', 'MultiComboBox', 'Menu'],
    text: 'SelectField for up to a dozen options, ComboBox for one of many, MultiComboBox for several of many, Menu for actions.',
  },
});
export const Snackbar = meta.story({
  name: 'Snackbar, notification, flash message',
  args: { components: ['Toasts'], text: 'Toasts say that an action succeeded, and offer to undo it.' },
});
export const Modal = meta.story({
  name: 'Modal, popup, lightbox, overlay',
  args: {
    components: ['Dialog', 'ConfirmDialog', 'Panel', 'Drawer'],
    text: 'Dialog for short details, ConfirmDialog for a question before anything else, Panel for a form beside its list, Drawer for filters.',
  },
});
export const Spinner = meta.story({
  name: 'Spinner, loader, progress bar, loading',
  args: {
    components: ['Skeleton', 'Progress'],
    text: 'Skeleton where content is loading, Progress for a known length, Button with `pending` for an action that runs.',
  },
});
export const FileUpload = meta.story({
  name: 'File upload, file input, dropzone, attachment',
  args: {
    components: ['FileField'],
    text: 'FileField takes files by press or by drop, and says what is wrong with one.',
  },
});
export const Banner = meta.story({
  name: 'Banner, callout, inline message, infobox',
  args: { components: ['Alert'], text: 'Alert is a message in the page, near what it is about.' },
});
export const Chip = meta.story({
  name: 'Chip, pill, label, token',
  args: {
    components: ['Tag', 'TagList', 'Badge', 'Status'],
    text: 'Tag and TagList for words that were chosen, Badge for a count, Status for the state of a thing.',
  },
});
export const DatePicker = meta.story({
  name: 'Date picker, calendar, date range picker',
  args: {
    components: ['DateField', 'DateRangeField'],
    text: 'DateField for a day, DateRangeField for two. Both are typed first and have a calendar.',
  },
});
export const TextInput = meta.story({
  name: 'Text input, text box, multiline input',
  args: {
    components: ['TextField', 'TextArea', 'SearchField'],
    text: 'TextField for a line, TextArea for more, SearchField to find.',
  },
});
export const NumberInput = meta.story({
  name: 'Number input, stepper, currency input',
  args: {
    components: ['NumberField', 'MoneyField'],
    text: 'NumberField for a count, MoneyField for rupees.',
  },
});
export const OtpInput = meta.story({
  name: 'OTP input, PIN input, verification code',
  args: { components: ['OneTimeCodeField'], text: 'OneTimeCodeField for a code from a mail or a message.' },
});
export const Toggle = meta.story({
  name: 'Toggle, on-off control, button group',
  args: {
    components: ['Switch', 'SegmentedControl'],
    text: 'Switch acts at once, Checkbox goes with a form, SegmentedControl chooses one of two to four.',
  },
});
export const DataGrid = meta.story({
  name: 'Data grid, data table, list view',
  args: {
    components: ['Table', 'SelectableTable', 'PagedList'],
    text: 'Table for rows, SelectableTable to choose rows, PagedList for search, filters and pages around one.',
  },
});
export const Pager = meta.story({
  name: 'Pager, page navigation',
  args: { components: ['Pagination', 'PagedList'], text: 'Pagination alone, or PagedList, which has it.' },
});
export const Collapse = meta.story({
  name: 'Collapse, disclosure, expander, details',
  args: { components: ['Accordion'], text: 'Accordion has parts that are opened one by one.' },
});
export const SideSheet = meta.story({
  name: 'Side sheet, side panel, offcanvas, bottom sheet',
  args: {
    components: ['Panel', 'Drawer'],
    text: 'Panel for a form beside its list, Drawer for filters or a menu.',
  },
});
export const Hint = meta.story({
  name: 'Hint, hover card, info bubble',
  args: {
    components: ['Tooltip', 'Popover'],
    text: 'Tooltip for a few words, Popover for a few lines that touch screens show too.',
  },
});
export const Layout = meta.story({
  name: 'Layout, flex, row, column, container, spacing',
  args: {
    components: ['Stack', 'Grid', 'Box', 'Section'],
    text: 'Stack below or beside each other, Grid in equal columns, Box set off by a ground, Section with a heading.',
  },
});
export const Stars = meta.story({
  name: 'Stars, rating input, review',
  args: { components: ['RatingField', 'Rating'], text: 'RatingField to rate, Rating to show.' },
});
export const NoData = meta.story({
  name: 'No data, zero state, blank slate, error page',
  args: {
    components: ['EmptyState', 'ErrorState'],
    text: 'EmptyState where nothing is yet, ErrorState where it could not be loaded.',
  },
});
export const Hyperlink = meta.story({
  name: 'Anchor, hyperlink, link button',
  args: {
    components: ['Link', 'ButtonLink'],
    text: 'Link inside text, ButtonLink that looks like a button.',
  },
});
export const KeyValue = meta.story({
  name: 'Key-value list, facts, property list',
  args: { components: ['DescriptionList', 'Stat'], text: 'DescriptionList for facts, Stat for one figure.' },
});
