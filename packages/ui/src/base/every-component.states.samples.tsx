import type { ReactElement } from 'react';
import { Avatar, type AvatarState } from './Avatar/Avatar.tsx';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { FilterBar } from './FilterBar/FilterBar.tsx';
import { Lanterns } from './Lanterns/Lanterns.tsx';
import { PasswordStrength } from './PasswordStrength/PasswordStrength.tsx';
import { RadioGroup } from './RadioGroup/RadioGroup.tsx';
import { Rating } from './Rating/Rating.tsx';
import { RatingField } from './RatingField/RatingField.tsx';
import { SegmentedControl } from './SegmentedControl/SegmentedControl.tsx';
import { SelectableTable } from './SelectableTable/SelectableTable.tsx';
import { Status } from './Status/Status.tsx';
import { Switch } from './Switch/Switch.tsx';
import { Tabs } from './Tabs/Tabs.tsx';
import { Timeline } from './Timeline/Timeline.tsx';

const noop = () => undefined;
const field = { label: 'Name', name: 'name', onChange: noop };
const options = [
  { value: 'day', label: 'Day', mark: 'ring' },
  { value: 'night', label: 'Night', mark: 'half' },
] as const;
const values = ['day', 'night'] as const;
const table = {
  label: 'Bills',
  columns: [{ id: 'number', header: 'Number', cell: (id: string) => id }],
  rows: ['1', '2'],
  rowKey: (id: string) => id,
  empty: 'None',
};
const tabs = [
  { id: 'bills', label: 'Bills', content: () => 'None' },
  { id: 'guards', label: 'Guards', content: () => 'None' },
];
const avatarStates: readonly AvatarState[] = ['assigned', 'onDuty', 'onBreak', 'absent', 'off'];

/** States that people have to tell apart, by component: drawn next to each other, no two may look the same. */
export const stateSamples: Readonly<Record<string, readonly ReactElement[]>> = {
  Avatar: avatarStates.map((state) => <Avatar key={state} name="Asha Pawar" size="small" state={state} />),
  'Avatar of 40 px': avatarStates.map((state) => <Avatar key={state} name="Asha Pawar" state={state} />),
  Checkbox: [
    <Checkbox key="off" {...field} checked={false} />,
    <Checkbox key="on" {...field} checked />,
    <Checkbox key="some" {...field} checked={false} indeterminate />,
    <Checkbox key="disabled" {...field} checked disabled />,
  ],
  FilterBar: values.map((value) => (
    <FilterBar key={value} label="Filter" value={value} onChange={noop} options={options} />
  )),
  Lanterns: [1, 2].map((filled) => <Lanterns key={filled} filled={filled} total={3} text="Guards" />),
  PasswordStrength: ['', 'password', 'four words are good'].map((value) => (
    <PasswordStrength key={value} value={value} />
  )),
  RadioGroup: values.map((value) => <RadioGroup key={value} {...field} value={value} options={options} />),
  Rating: [2, 3].map((value) => <Rating key={value} value={value} label="Rating" />),
  RatingField: [2, 3].map((value) => <RatingField key={value} {...field} value={value} />),
  SegmentedControl: values.map((value) => (
    <SegmentedControl key={value} {...field} value={value} options={options} />
  )),
  SelectableTable: ['1', '2'].map((id) => (
    <SelectableTable key={id} {...table} defaultSelected={new Set([id])} />
  )),
  Status: (['lantern', 'ring', 'half', 'triangle', 'tick', 'pause', 'cross', 'clock'] as const).map(
    (mark) => (
      <Status key={mark} tone="muted" mark={mark}>
        Gate
      </Status>
    ),
  ),
  Switch: [
    <Switch key="off" label="Alerts" on={false} onChange={noop} />,
    <Switch key="on" label="Alerts" on onChange={noop} />,
    <Switch key="disabled" label="Alerts" on onChange={noop} disabled />,
  ],
  Tabs: ['bills', 'guards'].map((id) => (
    <Tabs key={id} label="Parts" tabs={tabs} selected={id} onSelect={noop} />
  )),
  Timeline: (['past', 'current', 'ahead', 'failed'] as const).map((state) => (
    <Timeline key={state} label="Events" events={[{ id: '1', title: 'Posted', state }]} />
  )),
};
