import * as primer from '@primer/react';
import { DataTable, Table as TableParts, UnderlinePanels } from '@primer/react/experimental';
import { type ReactNode, useRef, useState } from 'react';
import '@primer/primitives/dist/css/functional/themes/light.css';
import { note } from './note';

export const Root = ({ children }: { children: ReactNode }) => (
  <primer.ThemeProvider>
    <primer.BaseStyles>{children}</primer.BaseStyles>
  </primer.ThemeProvider>
);
export const Button = () => (
  <primer.Button variant="primary" onClick={() => note('pressed')}>
    Save
  </primer.Button>
);
export const TextField = () => (
  <primer.FormControl>
    <primer.FormControl.Label>Name</primer.FormControl.Label>
    <primer.TextInput name="name" onChange={(event) => note(event.currentTarget.value)} />
  </primer.FormControl>
);
export const Checkbox = () => (
  <primer.FormControl>
    <primer.Checkbox onChange={(event) => note(event.currentTarget.checked)} />
    <primer.FormControl.Label>Agreed</primer.FormControl.Label>
  </primer.FormControl>
);
export const Switch = () => (
  <>
    <span id="nights">Nights</span>
    <primer.ToggleSwitch aria-labelledby="nights" onChange={note} />
  </>
);
export const Select = () => (
  <primer.FormControl>
    <primer.FormControl.Label>Shift</primer.FormControl.Label>
    <primer.Select defaultValue="day" onChange={(event) => note(event.currentTarget.value)}>
      <primer.Select.Option value="day">Day</primer.Select.Option>
      <primer.Select.Option value="night">Night</primer.Select.Option>
    </primer.Select>
  </primer.FormControl>
);
export const Tabs = () => (
  <UnderlinePanels aria-label="Office">
    <UnderlinePanels.Tab>Bills</UnderlinePanels.Tab>
    <UnderlinePanels.Tab>Guards</UnderlinePanels.Tab>
    <UnderlinePanels.Panel>All Bills</UnderlinePanels.Panel>
    <UnderlinePanels.Panel>All Guards</UnderlinePanels.Panel>
  </UnderlinePanels>
);
export const Menu = () => (
  <primer.ActionMenu>
    <primer.ActionMenu.Button>More</primer.ActionMenu.Button>
    <primer.ActionMenu.Overlay>
      <primer.ActionList>
        <primer.ActionList.Item onSelect={() => note('rename')}>Rename</primer.ActionList.Item>
        <primer.ActionList.Item onSelect={() => note('copy')}>Copy</primer.ActionList.Item>
      </primer.ActionList>
    </primer.ActionMenu.Overlay>
  </primer.ActionMenu>
);
export function Dialog() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <primer.Button ref={button} onClick={() => setOpen(true)}>
        Open
      </primer.Button>
      {isOpen && (
        <primer.Dialog title="Sure?" returnFocusRef={button} onClose={() => setOpen(false)}>
          It ends.
        </primer.Dialog>
      )}
    </>
  );
}
export const Table = () => (
  <TableParts.Container>
    <TableParts.Title as="h2" id="gates">
      Gates
    </TableParts.Title>
    <DataTable
      aria-labelledby="gates"
      data={['North', 'South'].map((id) => ({ id }))}
      columns={[{ header: 'Gate', field: 'id', rowHeader: true }]}
    />
  </TableParts.Container>
);
