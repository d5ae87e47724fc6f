import type { ReactElement } from 'react';
import { Avatar } from './Avatar/Avatar.tsx';
import { Badge } from './Badge/Badge.tsx';
import { Breadcrumb } from './Breadcrumb/Breadcrumb.tsx';
import { Button } from './Button/Button.tsx';
import { ButtonLink } from './ButtonLink/ButtonLink.tsx';
import { Card } from './Card/Card.tsx';
import { Carousel } from './Carousel/Carousel.tsx';
import { Slide } from './Carousel/Slide.tsx';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { ComboBox } from './ComboBox/ComboBox.tsx';
import { ConfirmDialog } from './ConfirmDialog/ConfirmDialog.tsx';
import { Countdown } from './Countdown/Countdown.tsx';
import { DateField } from './DateField/DateField.tsx';
import { DecisionButtons } from './DecisionButtons/DecisionButtons.tsx';
import { DecisionDialog } from './DecisionDialog/DecisionDialog.tsx';
import { DecisionStatus } from './DecisionStatus/DecisionStatus.tsx';
import { DecisionTable } from './DecisionTable/DecisionTable.tsx';
import { DescriptionList } from './DescriptionList/DescriptionList.tsx';
import { Dialog } from './Dialog/Dialog.tsx';
import { EmptyState } from './EmptyState/EmptyState.tsx';
import { ErrorState } from './ErrorState/ErrorState.tsx';
import { Field } from './Field/Field.tsx';
import { controlStyles } from './Field/field.styles.ts';
import { FilterBar } from './FilterBar/FilterBar.tsx';
import { Form } from './Form/Form.tsx';
import { Icon } from './Icon/Icon.tsx';
import { IconButton } from './IconButton/IconButton.tsx';
import { Lanterns } from './Lanterns/Lanterns.tsx';
import { Link } from './Link/Link.tsx';
import { Menu } from './Menu/Menu.tsx';
import { MoneyField } from './MoneyField/MoneyField.tsx';
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
import { Stat } from './Stat/Stat.tsx';
import { Status } from './Status/Status.tsx';
import { Switch } from './Switch/Switch.tsx';
import type { Size } from './size.ts';
import { Table } from './Table/Table.tsx';
import { TabPage } from './TabPage/TabPage.tsx';
import { Tabs } from './Tabs/Tabs.tsx';
import { TestimonialSlider } from './TestimonialSlider/TestimonialSlider.tsx';
import { TextArea } from './TextArea/TextArea.tsx';
import { TextField } from './TextField/TextField.tsx';
import { Timeline } from './Timeline/Timeline.tsx';
import { Toasts } from './Toasts/Toasts.tsx';
import { Tooltip } from './Tooltip/Tooltip.tsx';

/** What every component accepts. */
export interface Attributes {
  ref?: (element: Element | null) => void;
  className?: string;
  id?: string;
  'data-sample'?: string;
  'aria-describedby'?: string;
}

/** States have the same props everywhere. */
export interface States {
  disabled?: true;
  readOnly?: true;
  /** Makes a field invalid. */
  error?: string;
  pending?: true;
}

/** Sizes have the same names everywhere. */
export interface Sizes {
  size?: Size;
}

export interface Sample {
  /** The component with the least props it needs. */
  render: (props: Attributes & States & Sizes) => ReactElement;
  /** It has sizes: those of `controls` are as high as each other, whatever the component. */
  sizes?: 'controls' | 'own';
  /** The states it has. */
  states?: readonly (keyof States)[];
  /** Where its element is: in the place of the component when left out. */
  shown?: 'portal' | 'on hover';
  /** Why it takes no attributes. */
  withoutAttributes?: string;
}

const noop = () => undefined;
const field = { label: 'Name', name: 'name', onChange: noop };
const options = [
  { value: 'day', label: 'Day', mark: 'ring' },
  { value: 'night', label: 'Night', mark: 'half' },
] as const;
const bills = [{ _id: '1', status: 'pending', additionalDetails: 'Two guards' }];
type Bill = (typeof bills)[number];
const table = {
  label: 'Bills',
  columns: [{ id: 'number', header: 'Number', cell: ({ _id }: Bill) => _id }],
  rows: bills,
  rowKey: ({ _id }: Bill) => _id,
  empty: 'None',
};
const form = { errors: {}, submitErrors: {}, onSubmit: noop, formRef: { current: null } };
const decisions = { onAccept: noop, onDecline: noop, onShow: noop };

const ALL_STATES = ['disabled', 'readOnly', 'error'] as const;
const CHOICE_STATES = ['disabled', 'error'] as const;

/** One sample of every base component. A large Avatar has the same colors in both themes. */
export const samples: Readonly<Record<string, Sample>> = {
  Avatar: { sizes: 'own', render: (props) => <Avatar name="Asha Pawar" size="small" {...props} /> },
  Badge: { sizes: 'own', render: (props) => <Badge {...props}>3</Badge> },
  Breadcrumb: {
    render: (props) => <Breadcrumb ancestors={[{ label: 'Bills', href: '/' }]} current="1" {...props} />,
  },
  Button: {
    sizes: 'controls',
    render: (props) => <Button {...props}>Save</Button>,
    states: ['disabled', 'pending'],
  },
  ButtonLink: {
    sizes: 'controls',
    render: (props) => (
      <ButtonLink href="/" {...props}>
        Home
      </ButtonLink>
    ),
  },
  Card: {
    render: (props) => (
      <Card title="Gate" {...props}>
        Two guards
      </Card>
    ),
  },
  Carousel: {
    render: (props) => (
      <Carousel title="Pictures" nouns={['picture', 'pictures']} count={2} {...props}>
        <Slide noun="picture" place={1} count={2}>
          Morning
        </Slide>
        <Slide noun="picture" place={2} count={2}>
          Night
        </Slide>
      </Carousel>
    ),
  },
  Checkbox: {
    render: (props) => <Checkbox {...field} checked={false} {...props} />,
    states: CHOICE_STATES,
  },
  ComboBox: {
    sizes: 'controls',
    render: (props) => <ComboBox {...field} value={null} options={options} {...props} />,
    states: ALL_STATES,
  },
  ConfirmDialog: {
    render: (props) => (
      <ConfirmDialog
        isOpen
        message="Delete this bill?"
        confirmLabel="Delete"
        onConfirm={noop}
        onCancel={noop}
        {...props}
      />
    ),
    states: ['pending'],
    shown: 'portal',
  },
  Countdown: { render: (props) => <Countdown label="Wait" endText="Now" seconds={60} {...props} /> },
  DateField: {
    sizes: 'controls',
    render: (props) => <DateField {...field} value="2026-11-20" {...props} />,
    states: ALL_STATES,
  },
  DecisionButtons: {
    render: (props) => <DecisionButtons place="row" {...decisions} {...props} />,
    states: ['pending'],
    withoutAttributes: 'two buttons without an element around them',
  },
  DecisionDialog: {
    render: (props) => (
      <DecisionDialog
        application={bills[0] as Bill}
        title={() => 'Asha Pawar'}
        items={() => []}
        onClose={noop}
        {...decisions}
        {...props}
      />
    ),
    shown: 'portal',
  },
  DecisionStatus: {
    render: (props) => (
      <DecisionStatus status="accepted" {...props}>
        Accepted
      </DecisionStatus>
    ),
  },
  DecisionTable: {
    render: ({ pending: _, ...props }) => <DecisionTable {...table} {...decisions} {...props} />,
  },
  DescriptionList: {
    render: (props) => <DescriptionList items={[{ term: 'Post', detail: 'Gate' }]} {...props} />,
  },
  Dialog: {
    render: (props) => (
      <Dialog title="Reviews" isOpen onClose={noop} {...props}>
        None
      </Dialog>
    ),
    shown: 'portal',
  },
  EmptyState: { render: (props) => <EmptyState title="None" {...props} /> },
  ErrorState: {
    render: (props) => <ErrorState message="Not loaded" onRetry={noop} {...props} />,
    states: ['pending'],
  },
  Field: {
    render: (props) => (
      <Field id="field" label="Name" {...props}>
        <input id={props.id ?? 'field'} className={controlStyles()} />
      </Field>
    ),
    withoutAttributes: 'the control inside takes them',
  },
  FilterBar: {
    render: (props) => <FilterBar label="Filter" value="day" onChange={noop} options={options} {...props} />,
    states: ['disabled'],
  },
  Form: {
    render: (props) => (
      <Form form={form} {...props}>
        <Button type="submit">Save</Button>
      </Form>
    ),
  },
  Icon: { render: (props) => <Icon name="tick" {...props} /> },
  IconButton: {
    sizes: 'controls',
    render: (props) => (
      <IconButton label="Next" {...props}>
        <Icon name="chevron-right" />
      </IconButton>
    ),
    states: ['disabled', 'pending'],
  },
  Lanterns: { render: (props) => <Lanterns filled={2} total={3} {...props} /> },
  Link: {
    render: (props) => (
      <Link href="/" {...props}>
        Home
      </Link>
    ),
  },
  Menu: {
    sizes: 'controls',
    render: (props) => (
      <Menu label="More" actions={[{ id: 'copy', label: 'Copy' }]} onAction={noop} {...props} />
    ),
    states: ['disabled'],
  },
  MoneyField: {
    sizes: 'controls',
    render: (props) => <MoneyField {...field} value={100} {...props} />,
    states: ALL_STATES,
  },
  NumberField: {
    sizes: 'controls',
    render: (props) => <NumberField {...field} value={3} {...props} />,
    states: ALL_STATES,
  },
  OneTimeCodeField: {
    render: (props) => <OneTimeCodeField {...field} value="12" {...props} />,
    states: CHOICE_STATES,
  },
  PagedList: {
    render: (props) => (
      <PagedList
        nouns={['bill', 'bills']}
        title="Bills"
        page={{ state: 'ready', rows: bills, from: 1, total: 1, hasNext: false, busy: false }}
        emptyState="None"
        onRetry={noop}
        onPrevious={noop}
        onNext={noop}
        {...props}
      >
        {(rows) => rows.length}
      </PagedList>
    ),
  },
  PageTitle: { render: (props) => <PageTitle {...props}>Bills</PageTitle> },
  Pagination: { render: (props) => <Pagination from={1} to={8} total={21} onNext={noop} {...props} /> },
  Panel: {
    render: (props) => (
      <Panel title="Bill" isOpen onClose={noop} {...props}>
        None
      </Panel>
    ),
  },
  PasswordField: {
    sizes: 'controls',
    render: (props) => <PasswordField {...field} value="x" autoComplete="new-password" {...props} />,
    states: ALL_STATES,
  },
  PasswordStrength: { render: (props) => <PasswordStrength value="four words are good" {...props} /> },
  Popover: {
    sizes: 'controls',
    render: (props) => (
      <Popover label="More" {...props}>
        Text
      </Popover>
    ),
    states: ['disabled'],
  },
  Progress: { render: (props) => <Progress label="Upload" value={40} {...props} /> },
  RadioGroup: {
    render: (props) => <RadioGroup {...field} value="day" options={options} {...props} />,
    states: CHOICE_STATES,
  },
  Rating: { render: (props) => <Rating value={3} {...props} /> },
  RatingField: {
    render: (props) => <RatingField {...field} value={3} {...props} />,
    states: CHOICE_STATES,
  },
  Scene: { render: ({ className, ...props }) => <Scene name="torch" className={className} {...props} /> },
  SearchField: {
    sizes: 'own',
    render: (props) => <SearchField label="Search" value="gate" onChange={noop} {...props} />,
    states: ['disabled', 'readOnly'],
  },
  Section: {
    render: (props) => (
      <Section label="Bills" {...props}>
        None
      </Section>
    ),
  },
  SectionHeader: { render: (props) => <SectionHeader title="Bills" tools="Search" {...props} /> },
  SegmentedControl: {
    sizes: 'own',
    render: (props) => <SegmentedControl {...field} value="day" options={options} {...props} />,
    states: ['disabled', 'pending'],
  },
  SelectableTable: {
    render: ({ pending: _, ...props }) => (
      <SelectableTable {...table} defaultSelected={new Set(['1'])} {...props} />
    ),
  },
  SelectField: {
    sizes: 'controls',
    render: (props) => <SelectField<'day' | 'night'> {...field} value="day" options={options} {...props} />,
    states: CHOICE_STATES,
  },
  Skeleton: { render: (props) => <Skeleton {...props} /> },
  Stat: { render: (props) => <Stat caption="Guards" value="38" total="44" {...props} /> },
  Status: {
    render: (props) => (
      <Status tone="onDuty" mark="lantern" {...props}>
        On duty
      </Status>
    ),
  },
  Switch: {
    render: (props) => <Switch label="Alerts" on onChange={noop} {...props} />,
    states: ['disabled', 'pending'],
  },
  Table: { render: ({ pending: _, ...props }) => <Table {...table} {...props} /> },
  TabPage: { render: (props) => <TabPage {...props}>Bills</TabPage> },
  Tabs: {
    render: (props) => (
      <Tabs
        label="Parts"
        tabs={[
          { id: 'bills', label: 'Bills', content: () => 'None' },
          { id: 'guards', label: 'Guards', content: () => 'None' },
        ]}
        selected="bills"
        onSelect={noop}
        {...props}
      />
    ),
  },
  TestimonialSlider: {
    render: (props) => (
      <TestimonialSlider title="Quotes" count={1} {...props}>
        Good
      </TestimonialSlider>
    ),
  },
  TextArea: {
    sizes: 'own',
    render: (props) => <TextArea {...field} value="Gate" {...props} />,
    states: ALL_STATES,
  },
  TextField: {
    sizes: 'controls',
    render: (props) => <TextField {...field} value="Asha" {...props} />,
    states: ALL_STATES,
  },
  Timeline: {
    render: (props) => (
      <Timeline label="Events" events={[{ id: '1', title: 'Posted', state: 'past' }]} {...props} />
    ),
  },
  Toasts: {
    render: (props) => (
      <Toasts toasts={[{ id: '1', tone: 'success', message: 'Saved' }]} onClose={noop} {...props} />
    ),
    shown: 'portal',
    withoutAttributes: 'one per page',
  },
  Tooltip: {
    render: (props) => (
      <Tooltip text="Next month" isOpen {...props}>
        <Link href="/">Next</Link>
      </Tooltip>
    ),
    shown: 'portal',
  },
};
