import { Checkbox as ArkCheckbox } from '@ark-ui/react/checkbox';
import { DatePicker } from '@ark-ui/react/date-picker';
import { Dialog as ArkDialog } from '@ark-ui/react/dialog';
import { Field } from '@ark-ui/react/field';
import { Menu as ArkMenu } from '@ark-ui/react/menu';
import { Select as ArkSelect, createListCollection } from '@ark-ui/react/select';
import { Switch as ArkSwitch } from '@ark-ui/react/switch';
import { Tabs as ArkTabs } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
import { note } from './note';

export const Root = ({ children }: { children: ReactNode }) => children;
export const TextField = () => (
  <Field.Root>
    <Field.Label>Name</Field.Label>
    <Field.Input name="name" onChange={(event) => note(event.currentTarget.value)} />
  </Field.Root>
);
export const Checkbox = () => (
  <ArkCheckbox.Root onCheckedChange={({ checked }) => note(checked)}>
    <ArkCheckbox.Label>Agreed</ArkCheckbox.Label>
    <ArkCheckbox.Control />
    <ArkCheckbox.HiddenInput />
  </ArkCheckbox.Root>
);
export const Switch = () => (
  <ArkSwitch.Root onCheckedChange={({ checked }) => note(checked)}>
    <ArkSwitch.Control>
      <ArkSwitch.Thumb />
    </ArkSwitch.Control>
    <ArkSwitch.Label>Nights</ArkSwitch.Label>
    <ArkSwitch.HiddenInput />
  </ArkSwitch.Root>
);
export const Select = () => {
  const collection = createListCollection({
    items: [
      { value: 'day', label: 'Day' },
      { value: 'night', label: 'Night' },
    ],
  });
  return (
    <ArkSelect.Root collection={collection} defaultValue={['day']} onValueChange={({ value }) => note(value)}>
      <ArkSelect.Label>Shift</ArkSelect.Label>
      <ArkSelect.Control>
        <ArkSelect.Trigger>
          <ArkSelect.ValueText />
        </ArkSelect.Trigger>
      </ArkSelect.Control>
      <ArkSelect.Positioner>
        <ArkSelect.Content>
          {collection.items.map((item) => (
            <ArkSelect.Item key={item.value} item={item}>
              <ArkSelect.ItemText>{item.label}</ArkSelect.ItemText>
            </ArkSelect.Item>
          ))}
        </ArkSelect.Content>
      </ArkSelect.Positioner>
    </ArkSelect.Root>
  );
};
export const Tabs = () => (
  <ArkTabs.Root defaultValue="Bills">
    <ArkTabs.List aria-label="Office">
      <ArkTabs.Trigger value="Bills">Bills</ArkTabs.Trigger>
      <ArkTabs.Trigger value="Guards">Guards</ArkTabs.Trigger>
    </ArkTabs.List>
    <ArkTabs.Content value="Bills">All Bills</ArkTabs.Content>
    <ArkTabs.Content value="Guards">All Guards</ArkTabs.Content>
  </ArkTabs.Root>
);
export const Menu = () => (
  <ArkMenu.Root onSelect={({ value }) => note(value)}>
    <ArkMenu.Trigger>More</ArkMenu.Trigger>
    <ArkMenu.Positioner>
      <ArkMenu.Content>
        <ArkMenu.Item value="rename">Rename</ArkMenu.Item>
        <ArkMenu.Item value="copy">Copy</ArkMenu.Item>
      </ArkMenu.Content>
    </ArkMenu.Positioner>
  </ArkMenu.Root>
);
export const Dialog = () => (
  <ArkDialog.Root>
    <ArkDialog.Trigger>Open</ArkDialog.Trigger>
    <ArkDialog.Positioner>
      <ArkDialog.Content>
        <ArkDialog.Title>Sure?</ArkDialog.Title>
        <ArkDialog.Description>It ends.</ArkDialog.Description>
        <ArkDialog.CloseTrigger>Close</ArkDialog.CloseTrigger>
      </ArkDialog.Content>
    </ArkDialog.Positioner>
  </ArkDialog.Root>
);
export const DateField = () => (
  <DatePicker.Root locale="en-IN" onValueChange={({ valueAsString }) => note(valueAsString)}>
    <DatePicker.Label>Due</DatePicker.Label>
    <DatePicker.Control>
      <DatePicker.Input />
      <DatePicker.Trigger>Calendar</DatePicker.Trigger>
    </DatePicker.Control>
  </DatePicker.Root>
);
