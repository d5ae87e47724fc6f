import * as ui from '@prahari/ui';
import { type ReactNode, useState } from 'react';
import '@prahari/ui/styles.css';
import { note } from './note';

export const Root = ({ children }: { children: ReactNode }) => children;
export const Button = () => (
  <ui.Button variant="primary" onPress={() => note('pressed')}>
    Save
  </ui.Button>
);
export const TextField = () => <ui.TextField label="Name" name="name" onChange={note} />;
export const Checkbox = () => <ui.Checkbox label="Agreed" name="agreed" onChange={note} />;
export const Switch = () => <ui.Switch label="Nights" name="nights" onChange={note} />;
export const Select = () => (
  <ui.SelectField
    label="Shift"
    name="shift"
    defaultValue="day"
    onChange={note}
    options={[
      { value: 'day', label: 'Day' },
      { value: 'night', label: 'Night' },
    ]}
  />
);
export const Tabs = () => (
  <ui.Tabs
    label="Office"
    tabs={['Bills', 'Guards'].map((label) => ({ id: label, label, content: () => `All ${label}` }))}
  />
);
export const Menu = () => (
  <ui.Menu
    label="More"
    onAction={note}
    actions={[
      { id: 'rename', label: 'Rename' },
      { id: 'copy', label: 'Copy' },
    ]}
  />
);
export function Dialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ui.Button onPress={() => setOpen(true)}>Open</ui.Button>
      {isOpen && (
        <ui.Dialog title="Sure?" isOpen onClose={() => setOpen(false)}>
          It ends.
        </ui.Dialog>
      )}
    </>
  );
}
export const Table = () => (
  <ui.Table
    label="Gates"
    rows={['North', 'South'].map((id) => ({ id }))}
    rowKey={({ id }) => id}
    columns={[{ id: 'id', header: 'Gate', cell: ({ id }: { id: string }) => id }]}
    empty="None"
  />
);
export const DateField = () => <ui.DateField label="Due" name="due" onChange={note} />;
