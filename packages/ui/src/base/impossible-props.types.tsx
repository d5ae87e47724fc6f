import type { ReactElement } from 'react';
import { Badge } from './Badge/Badge.tsx';
import { Button } from './Button/Button.tsx';
import { ButtonLink } from './ButtonLink/ButtonLink.tsx';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { ConfirmDialog } from './ConfirmDialog/ConfirmDialog.tsx';
import { DateField } from './DateField/DateField.tsx';
import { FilterBar } from './FilterBar/FilterBar.tsx';
import { Icon } from './Icon/Icon.tsx';
import { Menu } from './Menu/Menu.tsx';
import { PagedList } from './PagedList/PagedList.tsx';
import { PasswordField } from './PasswordField/PasswordField.tsx';
import { RadioGroup } from './RadioGroup/RadioGroup.tsx';
import { SelectField } from './SelectField/SelectField.tsx';
import { Status } from './Status/Status.tsx';
import { Switch } from './Switch/Switch.tsx';
import { Table } from './Table/Table.tsx';
import { Tabs } from './Tabs/Tabs.tsx';
import { TextField } from './TextField/TextField.tsx';

const noop = () => undefined;
const field = { label: 'Name', name: 'name' };
const options = [
  { value: 'day', label: 'Day' },
  { value: 'night', label: 'Night' },
] as const;

/** Props that must not compile: where one does, its `@ts-expect-error` is unused and fails. */
export const impossible: readonly (() => ReactElement)[] = [
  // @ts-expect-error a controlled field needs onChange
  () => <TextField {...field} value="" />,
  // @ts-expect-error controlled or uncontrolled, not both
  () => <TextField {...field} value="" defaultValue="Asha" onChange={noop} />,
  // @ts-expect-error a field has a label
  () => <TextField name="name" defaultValue="" />,
  // @ts-expect-error numbers, dates and secrets have fields of their own
  () => <TextField {...field} type="number" />,
  // @ts-expect-error the state is controlled or not
  () => <Checkbox {...field} checked defaultChecked onChange={noop} />,
  // @ts-expect-error a controlled switch needs onChange
  () => <Switch label="Alerts" on />,
  // @ts-expect-error controlled tabs need onSelect
  () => <Tabs label="Parts" tabs={[]} selected="bills" />,
  // @ts-expect-error a filter is controlled or not
  () => <FilterBar label="Filter" options={options} value="day" defaultValue="night" onChange={noop} />,
  // @ts-expect-error a date is text
  () => <DateField {...field} value={new Date()} onChange={noop} />,
  // @ts-expect-error a password manager needs to know which password it is
  () => <PasswordField {...field} defaultValue="" />,
  // @ts-expect-error the value is one of the options
  () => <SelectField<'day' | 'night'> {...field} value="noon" onChange={noop} options={options} />,
  // @ts-expect-error the first value is one of the options
  () => <RadioGroup<'day' | 'night'> {...field} defaultValue="noon" options={options} />,
  // @ts-expect-error a button has no onClick: onPress is not called while pending
  () => <Button onClick={noop}>Save</Button>,
  // @ts-expect-error a look that does not exist
  () => <Button variant="ghost">Save</Button>,
  // @ts-expect-error a link goes somewhere
  () => <ButtonLink>Home</ButtonLink>,
  // @ts-expect-error a badge is a number or words
  () => <Badge>{<b>3</b>}</Badge>,
  // @ts-expect-error a status has a mark besides its color
  () => <Status tone="danger">Overdue</Status>,
  // @ts-expect-error an icon that does not exist
  () => <Icon name="bell" />,
  // @ts-expect-error the button names the action
  () => <ConfirmDialog isOpen message="Delete?" onConfirm={noop} onCancel={noop} />,
  // @ts-expect-error an action that is not in the menu
  () => <Menu label="More" actions={[{ id: 'copy', label: 'Copy' }]} onAction={(id: 'paste') => void id} />,
  () => (
    // @ts-expect-error a table says what it shows when it is empty
    <Table label="Bills" columns={[]} rows={[]} rowKey={String} />
  ),
  () => (
    <PagedList
      nouns={['bill', 'bills']}
      // @ts-expect-error a page that is ready has rows
      page={{ state: 'ready' }}
      emptyState="None"
      onRetry={noop}
      onPrevious={noop}
      onNext={noop}
    >
      {() => null}
    </PagedList>
  ),
];
