/** A key or a group of keys, as shown in the documentation. */
export type KeyName =
  | 'Tab'
  | 'Shift + Tab'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'Arrow Up'
  | 'Arrow Down'
  | 'Arrow Left'
  | 'Arrow Right'
  | 'Home'
  | 'End'
  | 'Page Up'
  | 'Page Down'
  | 'Backspace'
  | 'Delete'
  | 'F6'
  | 'Ctrl + A'
  | 'Ctrl + End'
  | 'Shift + Arrow Down'
  | 'Letters'
  | 'Digits';

/** One row of a keyboard table. */
export interface KeyRow {
  /** Keys with the same effect. */
  keys: readonly KeyName[];
  /** What happens, in the third person: `Closes it and returns focus`. */
  does: string;
  /** Title of the story test that presses these keys. It must exist and press them. */
  test: string;
}

/** What assistive technology and keyboard users can expect. */
export interface AccessibilityPattern {
  /** The pattern's name in the linked document. */
  name: string;
  /** A WAI-ARIA Authoring Practices pattern, else the specification of the role or element. */
  url: string;
}

export interface AnatomyPart {
  /** Its name. */
  part: string;
  /** Its content or purpose. */
  is: string;
}

/** Documentation of a base component besides its props and stories. In `<Name>.docs.ts`, which no component imports. */
export interface ComponentDocs {
  /** `stable`: props change only with a major version. `new`: they may still change with a minor one. `ready`: documented and tested, and not used by a page yet. */
  status: 'stable' | 'new' | 'ready';
  /** `none` for plain content. */
  pattern: AccessibilityPattern | 'none';
  /** Empty for components without keyboard interaction. */
  keys: readonly KeyRow[];
  /** Parts in reading order. */
  anatomy: readonly AnatomyPart[];
  /** Imperatives. */
  do: readonly string[];
  /** Completions of "Don't": `use two primaries on a screen`. */
  dont: readonly string[];
  /** Names of base components that are alternatives or are used together with it. */
  related: readonly string[];
  /** Search phrases for people who do not know its name: `ask before deleting`. */
  intents: readonly string[];
}

const practice = (name: string, id: string): AccessibilityPattern => ({
  name,
  url: `https://www.w3.org/WAI/ARIA/apg/patterns/${id}/`,
});
const role = (name: string): AccessibilityPattern => ({
  name: `role ${name}`,
  url: `https://www.w3.org/TR/wai-aria-1.2/#${name}`,
});
const element = (name: string, page: string): AccessibilityPattern => ({
  name: `HTML ${name}`,
  url: `https://html.spec.whatwg.org/multipage/${page}`,
});

/** The patterns that base components follow. */
export const PATTERNS = {
  alert: practice('Alert', 'alert'),
  alertDialog: practice('Alert and Message Dialogs', 'alertdialog'),
  breadcrumb: practice('Breadcrumb', 'breadcrumb'),
  button: practice('Button', 'button'),
  carousel: practice('Carousel', 'carousel'),
  checkbox: practice('Checkbox', 'checkbox'),
  combobox: practice('Combobox', 'combobox'),
  dialog: practice('Dialog (Modal)', 'dialog-modal'),
  grid: practice('Grid', 'grid'),
  landmarks: practice('Landmarks', 'landmarks'),
  link: practice('Link', 'link'),
  menuButton: practice('Menu Button', 'menu-button'),
  radioGroup: practice('Radio Group', 'radio'),
  spinbutton: practice('Spinbutton', 'spinbutton'),
  switch: practice('Switch', 'switch'),
  tabs: practice('Tabs', 'tabs'),
  tooltip: practice('Tooltip', 'tooltip'),
  article: role('article'),
  group: role('group'),
  heading: role('heading'),
  image: role('img'),
  status: role('status'),
  timer: role('timer'),
  descriptionList: element('dl', 'grouping-content.html#the-dl-element'),
  form: element('form', 'forms.html#the-form-element'),
  input: element('input', 'input.html#the-input-element'),
  label: element('label', 'forms.html#the-label-element'),
  orderedList: element('ol', 'grouping-content.html#the-ol-element'),
  progress: element('progress', 'form-elements.html#the-progress-element'),
  search: element('input type=search', 'input.html#text-(type=text)-state-and-search-state-(type=search)'),
  select: element('select', 'form-elements.html#the-select-element'),
  textarea: element('textarea', 'form-elements.html#the-textarea-element'),
} as const satisfies Record<string, AccessibilityPattern>;
