import * as core from '@mantine/core';
import { DateInput } from '@mantine/dates';
import { type ReactNode, useState } from 'react';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { note } from './note';

export const Root = ({ children }: { children: ReactNode }) => (
  <core.MantineProvider>{children}</core.MantineProvider>
);
export const Button = () => <core.Button onClick={() => note('pressed')}>Save</core.Button>;
export const TextField = () => (
  <core.TextInput label="Name" name="name" onChange={(event) => note(event.currentTarget.value)} />
);
export const Checkbox = () => (
  <core.Checkbox label="Agreed" onChange={(event) => note(event.currentTarget.checked)} />
);
export const Switch = () => (
  <core.Switch label="Nights" onChange={(event) => note(event.currentTarget.checked)} />
);
export const Select = () => (
  <core.Select
    label="Shift"
    defaultValue="day"
    onChange={note}
    data={[
      { value: 'day', label: 'Day' },
      { value: 'night', label: 'Night' },
    ]}
  />
);
export const Tabs = () => (
  <core.Tabs defaultValue="Bills">
    <core.Tabs.List aria-label="Office">
      <core.Tabs.Tab value="Bills">Bills</core.Tabs.Tab>
      <core.Tabs.Tab value="Guards">Guards</core.Tabs.Tab>
    </core.Tabs.List>
    <core.Tabs.Panel value="Bills">All Bills</core.Tabs.Panel>
    <core.Tabs.Panel value="Guards">All Guards</core.Tabs.Panel>
  </core.Tabs>
);
export const Menu = () => (
  <core.Menu>
    <core.Menu.Target>
      <core.Button>More</core.Button>
    </core.Menu.Target>
    <core.Menu.Dropdown>
      <core.Menu.Item onClick={() => note('rename')}>Rename</core.Menu.Item>
      <core.Menu.Item onClick={() => note('copy')}>Copy</core.Menu.Item>
    </core.Menu.Dropdown>
  </core.Menu>
);
export function Dialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <core.Button onClick={() => setOpen(true)}>Open</core.Button>
      <core.Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="Sure?"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        It ends.
      </core.Modal>
    </>
  );
}
export const Table = () => (
  <core.Table aria-label="Gates">
    <core.Table.Thead>
      <core.Table.Tr>
        <core.Table.Th>Gate</core.Table.Th>
      </core.Table.Tr>
    </core.Table.Thead>
    <core.Table.Tbody>
      {['North', 'South'].map((id) => (
        <core.Table.Tr key={id}>
          <core.Table.Td>{id}</core.Table.Td>
        </core.Table.Tr>
      ))}
    </core.Table.Tbody>
  </core.Table>
);
export const DateField = () => <DateInput label="Due" onChange={note} />;
