import type { ComponentType, ReactElement } from 'react';
import { Accordion } from './Accordion/Accordion.tsx';
import { Alert } from './Alert/Alert.tsx';
import { Avatar, type AvatarState } from './Avatar/Avatar.tsx';
import { Badge } from './Badge/Badge.tsx';
import { Box } from './Box/Box.tsx';
import { Breadcrumb } from './Breadcrumb/Breadcrumb.tsx';
import { Button } from './Button/Button.tsx';
import { ButtonLink } from './ButtonLink/ButtonLink.tsx';
import { Card } from './Card/Card.tsx';
import { Carousel } from './Carousel/Carousel.tsx';
import { Slide } from './Carousel/Slide.tsx';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { ComboBox } from './ComboBox/ComboBox.tsx';
import { ConfirmDialog } from './ConfirmDialog/ConfirmDialog.tsx';
import { DateField } from './DateField/DateField.tsx';
import { DateRangeField } from './DateRangeField/DateRangeField.tsx';
import { DecisionButtons } from './DecisionButtons/DecisionButtons.tsx';
import { DecisionDialog } from './DecisionDialog/DecisionDialog.tsx';
import { DecisionStatus } from './DecisionStatus/DecisionStatus.tsx';
import { DecisionTable } from './DecisionTable/DecisionTable.tsx';
import { DescriptionList } from './DescriptionList/DescriptionList.tsx';
import { Dialog } from './Dialog/Dialog.tsx';
import { Drawer } from './Drawer/Drawer.tsx';
import { EmptyState } from './EmptyState/EmptyState.tsx';
import { ErrorState } from './ErrorState/ErrorState.tsx';
import { Field } from './Field/Field.tsx';
import { controlStyles } from './Field/field.styles.ts';
import { FileField } from './FileField/FileField.tsx';
import { FilterBar } from './FilterBar/FilterBar.tsx';
import { Form } from './Form/Form.tsx';
import { Grid } from './Grid/Grid.tsx';
import { Icon } from './Icon/Icon.tsx';
import { IconButton } from './IconButton/IconButton.tsx';
import { LanguageSwitch } from './LanguageSwitch/LanguageSwitch.tsx';
import { Lanterns } from './Lanterns/Lanterns.tsx';
import { Link } from './Link/Link.tsx';
import { Menu } from './Menu/Menu.tsx';
import { MoneyField } from './MoneyField/MoneyField.tsx';
import { MultiComboBox } from './MultiComboBox/MultiComboBox.tsx';
import { NumberField } from './NumberField/NumberField.tsx';
import { OneTimeCodeField } from './OneTimeCodeField/OneTimeCodeField.tsx';
import { PagedList } from './PagedList/PagedList.tsx';
import { PageTitle } from './PageTitle/PageTitle.tsx';
import { Pagination } from './Pagination/Pagination.tsx';
import { Panel } from './Panel/Panel.tsx';
import { PasswordField } from './PasswordField/PasswordField.tsx';
import { PasswordStrength } from './PasswordStrength/PasswordStrength.tsx';
import { Popover } from './Popover/Popover.tsx';
import { Progress } from './Progress/Progress.tsx';
import { QrCode } from './QrCode/QrCode.tsx';
import { RadioGroup } from './RadioGroup/RadioGroup.tsx';
import { Rating } from './Rating/Rating.tsx';
import { RatingField } from './RatingField/RatingField.tsx';
import { Scene } from './Scene/Scene.tsx';
import { SearchField } from './SearchField/SearchField.tsx';
import { Section } from './Section/Section.tsx';
import { SectionHeader } from './SectionHeader/SectionHeader.tsx';
import { SegmentedControl } from './SegmentedControl/SegmentedControl.tsx';
import { SelectableTable } from './SelectableTable/SelectableTable.tsx';
import { SelectField } from './SelectField/SelectField.tsx';
import { Skeleton } from './Skeleton/Skeleton.tsx';
import { Stack } from './Stack/Stack.tsx';
import { Stat } from './Stat/Stat.tsx';
import { Status } from './Status/Status.tsx';
import { Switch } from './Switch/Switch.tsx';
import type { Size } from './size.ts';
import { Table } from './Table/Table.tsx';
import { TabPage } from './TabPage/TabPage.tsx';
import { Tabs } from './Tabs/Tabs.tsx';
import { Tag } from './Tag/Tag.tsx';
import { TagList } from './TagList/TagList.tsx';
import { TestimonialSlider } from './TestimonialSlider/TestimonialSlider.tsx';
import { TextArea } from './TextArea/TextArea.tsx';
import { TextField } from './TextField/TextField.tsx';
import { Timeline } from './Timeline/Timeline.tsx';
import { Toasts } from './Toasts/Toasts.tsx';
import { Tooltip } from './Tooltip/Tooltip.tsx';

/** Attributes that every component accepts. */
export interface Attributes {
  ref?: (element: Element | null) => void;
  className?: string;
  id?: string;
  'data-sample'?: string;
  'aria-describedby'?: string;
}

/** Props of states, which are the same in every component. */
export interface States {
  disabled?: true;
  readOnly?: true;
  /** Makes a field invalid. */
  error?: string;
  pending?: true;
}

/** Each state as props. */
export const stateProps: Readonly<Record<keyof States, States>> = {
  disabled: { disabled: true },
  readOnly: { readOnly: true },
  error: { error: 'Wrong.' },
  pending: { pending: true },
};

interface Facts {
  /** The sizes it has: those of `controls` are as high as each other in every component. */
  sizes?: 'controls' | 'own';
  /** The states it has. */
  states?: readonly (keyof States)[];
  /** The place of its element, if it is not that of the component. */
  shown?: 'portal' | 'on hover';
  /** The reason why it takes no attributes. */
  withoutAttributes?: string;
}

interface FactsOf<Props> extends Facts {
  /** Props of states that people tell apart: no two of a group may look the same. */
  looks?: readonly (readonly Partial<Props>[])[];
}

export interface Sample extends Facts {
  render: (more: Attributes & States & { size?: Size }) => ReactElement;
  looks: readonly (readonly ReactElement[])[];
}

/** Makes a sample from a component and the least props it needs. */
function sample<Props extends object>(
  Component: ComponentType<Props>,
  props: NoInfer<Props>,
  { looks = [], ...facts }: FactsOf<NoInfer<Props>> = {},
): Sample {
  const render = (more: object) => <Component {...props} {...more} />;
  return { ...facts, render, looks: looks.map((group) => group.map(render)) };
}

const noop = () => undefined;
const field = { label: 'Name', name: 'name', onChange: noop };
const options = [
  { value: 'day', label: 'Day', mark: 'ring' as const },
  { value: 'night', label: 'Night', mark: 'half' as const },
];
const values = [{ value: 'day' }, { value: 'night' }];
const ratings = [2, 3].map((value) => ({ value, label: 'Rating' }));
const bill = { _id: '1', status: 'pending', additionalDetails: 'Two guards' };
const table = {
  label: 'Bills',
  columns: [{ id: 'number', header: 'Number', cell: ({ _id }: typeof bill) => _id }],
  rows: [bill, { ...bill, _id: '2' }],
  rowKey: ({ _id }: typeof bill) => _id,
  empty: 'None',
};
const page = { state: 'ready' as const, rows: [bill], from: 1, total: 1, hasNext: false, busy: false };
const tabs = ['Bills', 'Guards'].map((label) => ({ id: label, label, content: () => 'None' }));
const avatarStates: readonly AvatarState[] = ['assigned', 'onDuty', 'onBreak', 'absent', 'off'];
const tones = ['info', 'success', 'warning', 'danger'] as const;
const marks = ['lantern', 'ring', 'half', 'triangle', 'tick', 'pause', 'cross', 'clock'] as const;
const timelineStates = ['past', 'current', 'ahead', 'failed'] as const;
const timeline = (state: (typeof timelineStates)[number]) => ({
  events: [{ id: '1', title: 'Posted', state }],
});
const form = { errors: {}, submitErrors: {}, onSubmit: noop, formRef: { current: null } };
const decisions = { onAccept: noop, onDecline: noop, onShow: noop };

const CONTROL: Facts = { sizes: 'controls', states: ['disabled', 'readOnly', 'error'] };
const CHOICE: Facts = { states: ['disabled', 'error'] };
const IN_PORTAL: Facts = { shown: 'portal' };

/** One sample of every base component. A large Avatar has the same colors in both themes. */
export const samples: Readonly<Record<string, Sample>> = {
  Accordion: sample(Accordion, { items: [{ id: 'hours', title: 'Hours', content: 'Twelve' }] }),
  Alert: sample(
    Alert,
    { title: 'Not sent', children: 'Send it again.', onDismiss: noop },
    { looks: [tones.map((tone) => ({ tone }))] },
  ),
  Avatar: sample(
    Avatar,
    { name: 'Asha Pawar', size: 'small' },
    {
      sizes: 'own',
      looks: (['small', 'medium'] as const).map((size) => avatarStates.map((state) => ({ state, size }))),
    },
  ),
  Badge: sample(Badge, { children: 3 }, { sizes: 'own' }),
  Box: sample(Box, { ground: 'sunken', children: 'Gate' }),
  Breadcrumb: sample(Breadcrumb, { ancestors: [{ label: 'Bills', href: '/' }], current: '1' }),
  Button: sample(Button, { children: 'Save' }, { sizes: 'controls', states: ['disabled', 'pending'] }),
  ButtonLink: sample(ButtonLink, { href: '/', children: 'Home' }, { sizes: 'controls' }),
  Card: sample(Card, { title: 'Gate', children: 'Two guards' }),
  Carousel: sample(Carousel, {
    title: 'Pictures',
    nouns: ['picture', 'pictures'],
    count: 2,
    children: [1, 2].map((place) => (
      <Slide key={place} noun="picture" place={place} count={2}>
        Morning
      </Slide>
    )),
  }),
  Checkbox: sample(
    Checkbox,
    { ...field, checked: false },
    {
      ...CHOICE,
      looks: [
        [{ checked: false }, { checked: true }, { indeterminate: true }, { checked: true, disabled: true }],
      ],
    },
  ),
  ComboBox: sample(ComboBox, { ...field, value: null, options }, CONTROL),
  ConfirmDialog: sample(
    ConfirmDialog,
    { isOpen: true, message: 'Delete this bill?', confirmLabel: 'Delete', onConfirm: noop, onCancel: noop },
    { ...IN_PORTAL, states: ['pending'] },
  ),
  DateField: sample(DateField, { ...field, value: '2026-11-20' }, CONTROL),
  DateRangeField: sample(
    DateRangeField,
    { ...field, value: { from: '2026-11-01', to: '2026-11-20' } },
    CONTROL,
  ),
  DecisionButtons: sample(
    DecisionButtons,
    { place: 'row', ...decisions },
    { states: ['pending'], withoutAttributes: 'two buttons without an element around them' },
  ),
  DecisionDialog: sample(
    DecisionDialog<typeof bill>,
    { application: bill, title: () => 'Asha Pawar', items: () => [], onClose: noop, ...decisions },
    IN_PORTAL,
  ),
  DecisionStatus: sample(DecisionStatus, { status: 'accepted', children: 'Accepted' }),
  DecisionTable: sample(DecisionTable<typeof bill>, { ...table, ...decisions }),
  DescriptionList: sample(DescriptionList, { items: [{ term: 'Post', detail: 'Gate' }] }),
  Dialog: sample(Dialog, { title: 'Reviews', isOpen: true, onClose: noop, children: 'None' }, IN_PORTAL),
  Drawer: sample(Drawer, { title: 'Filters', isOpen: true, onClose: noop, children: 'None' }, IN_PORTAL),
  EmptyState: sample(EmptyState, { title: 'None' }),
  ErrorState: sample(ErrorState, { message: 'Not loaded', onRetry: noop }, { states: ['pending'] }),
  Field: {
    looks: [],
    render: (props) => (
      <Field id="field" label="Name" {...props}>
        <input id={props.id ?? 'field'} className={controlStyles()} />
      </Field>
    ),
    withoutAttributes: 'the control inside takes them',
  },
  FileField: sample(FileField, field, CHOICE),
  FilterBar: sample(
    FilterBar,
    { label: 'Filter', value: 'day', onChange: noop, options },
    { states: ['disabled'], looks: [values] },
  ),
  Form: sample(Form, { form, children: <Button type="submit">Save</Button> }),
  Grid: sample(Grid, { columns: 2, children: 'Gate' }),
  Icon: sample(Icon, { name: 'tick' }),
  IconButton: sample(
    IconButton,
    { label: 'Next', children: <Icon name="chevron-right" /> },
    { sizes: 'controls', states: ['disabled', 'pending'] },
  ),
  LanguageSwitch: sample(
    LanguageSwitch,
    {
      label: 'Language',
      languages: [
        { code: 'en', name: 'English' },
        { code: 'hi', name: 'हिन्दी' },
      ],
      value: 'en',
      onChange: () => {},
    },
    { looks: [[{ value: 'en' }, { value: 'hi' }]] },
  ),
  Lanterns: sample(
    Lanterns,
    { filled: 2, total: 3 },
    { looks: [[1, 2].map((filled) => ({ filled, text: 'Guards' }))] },
  ),
  Link: sample(Link, { href: '/', children: 'Home' }),
  Menu: sample(
    Menu,
    { label: 'More', actions: [{ id: 'copy', label: 'Copy' }], onAction: noop },
    { sizes: 'controls', states: ['disabled'] },
  ),
  MoneyField: sample(MoneyField, { ...field, value: 100 }, CONTROL),
  MultiComboBox: sample(MultiComboBox, { ...field, value: [], options }, CONTROL),
  NumberField: sample(NumberField, { ...field, value: 3 }, CONTROL),
  OneTimeCodeField: sample(OneTimeCodeField, { ...field, value: '12' }, CHOICE),
  PagedList: sample(PagedList<typeof bill>, {
    nouns: ['bill', 'bills'],
    title: 'Bills',
    page,
    emptyState: 'None',
    onRetry: noop,
    onPrevious: noop,
    onNext: noop,
    children: (rows) => rows.length,
  }),
  PageTitle: sample(PageTitle, { children: 'Bills' }),
  Pagination: sample(Pagination, { from: 1, to: 8, total: 21, onNext: noop }),
  Panel: sample(Panel, { title: 'Bill', isOpen: true, onClose: noop, children: 'None' }),
  PasswordField: sample(PasswordField, { ...field, value: 'x', autoComplete: 'new-password' }, CONTROL),
  PasswordStrength: sample(
    PasswordStrength,
    { value: 'four words are good' },
    { looks: [['', 'password', 'four words are good'].map((value) => ({ value }))] },
  ),
  Popover: sample(Popover, { label: 'More', children: 'Text' }, { sizes: 'controls', states: ['disabled'] }),
  Progress: sample(Progress, { label: 'Upload', value: 40 }),
  RadioGroup: sample(RadioGroup, { ...field, value: 'day', options }, { ...CHOICE, looks: [values] }),
  QrCode: sample(QrCode, { text: 'https://prahari.example', label: 'QR code' }),
  Rating: sample(Rating, { value: 3 }, { looks: [ratings] }),
  RatingField: sample(RatingField, { ...field, value: 3 }, { ...CHOICE, looks: [ratings] }),
  Scene: sample(Scene, { name: 'torch' }),
  SearchField: sample(
    SearchField,
    { label: 'Search', value: 'gate', onChange: noop },
    { sizes: 'own', states: ['disabled', 'readOnly'] },
  ),
  Section: sample(Section, { label: 'Bills', children: 'None' }),
  SectionHeader: sample(SectionHeader, { title: 'Bills', tools: 'Search' }),
  SegmentedControl: sample(
    SegmentedControl,
    { ...field, value: 'day', options },
    { sizes: 'own', states: ['disabled', 'pending'], looks: [values] },
  ),
  SelectableTable: sample(
    SelectableTable<typeof bill>,
    { ...table, defaultSelected: new Set(['1']) },
    { looks: [['1', '2'].map((id) => ({ defaultSelected: new Set([id]) }))] },
  ),
  SelectField: sample(SelectField, { ...field, value: 'day', options }, { ...CHOICE, sizes: 'controls' }),
  Skeleton: sample(Skeleton, {}),
  Stack: sample(Stack, { children: 'Gate' }),
  Stat: sample(Stat, { caption: 'Guards', value: '38', total: '44' }),
  Status: sample(
    Status,
    { tone: 'onDuty', mark: 'lantern', children: 'On duty' },
    { looks: [marks.map((mark) => ({ tone: 'muted', mark }))] },
  ),
  Switch: sample(
    Switch,
    { label: 'Alerts', on: true, onChange: noop },
    { states: ['disabled', 'pending'], looks: [[{ on: false }, { on: true }, { disabled: true }]] },
  ),
  Table: sample(Table<typeof bill>, table),
  TabPage: sample(TabPage, { children: 'Bills' }),
  Tag: sample(Tag, { children: 'Night', onRemove: noop }, { states: ['disabled'] }),
  TagList: sample(TagList, { label: 'Chosen', tags: [{ id: 'night', label: 'Night' }], onRemove: noop }),
  Tabs: sample(
    Tabs,
    { label: 'Parts', tabs, selected: 'Bills', onSelect: noop },
    { looks: [[{ selected: 'Bills' }, { selected: 'Guards' }]] },
  ),
  TestimonialSlider: sample(TestimonialSlider, { title: 'Quotes', count: 1, children: 'Good' }),
  TextArea: sample(TextArea, { ...field, value: 'Gate' }, { ...CONTROL, sizes: 'own' }),
  TextField: sample(TextField, { ...field, value: 'Asha' }, CONTROL),
  Timeline: sample(
    Timeline,
    { label: 'Events', ...timeline('past') },
    { looks: [timelineStates.map(timeline)] },
  ),
  Toasts: sample(
    Toasts,
    { toasts: [{ id: '1', tone: 'success', message: 'Saved' }], onClose: noop },
    { ...IN_PORTAL, withoutAttributes: 'one per page' },
  ),
  Tooltip: sample(
    Tooltip,
    { text: 'Next month', isOpen: true, children: <Link href="/">Next</Link> },
    IN_PORTAL,
  ),
};
