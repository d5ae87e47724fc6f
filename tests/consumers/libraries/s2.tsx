import * as s2 from '@react-spectrum/s2';
import type { ReactNode } from 'react';
import '@react-spectrum/s2/page.css';
import { note } from './note';

export const Root = ({ children }: { children: ReactNode }) => (
  <s2.Provider locale="en-IN" colorScheme="light">
    {children}
  </s2.Provider>
);
export const Button = () => (
  <s2.Button variant="accent" onPress={() => note('pressed')}>
    Save
  </s2.Button>
);
export const TextField = () => <s2.TextField label="Name" name="name" onChange={note} />;
export const Checkbox = () => <s2.Checkbox onChange={note}>Agreed</s2.Checkbox>;
export const Switch = () => <s2.Switch onChange={note}>Nights</s2.Switch>;
export const Select = () => (
  <s2.Picker label="Shift" defaultValue="day" onChange={note}>
    <s2.PickerItem id="day">Day</s2.PickerItem>
    <s2.PickerItem id="night">Night</s2.PickerItem>
  </s2.Picker>
);
export const Tabs = () => (
  <s2.Tabs aria-label="Office">
    <s2.TabList>
      <s2.Tab id="Bills">Bills</s2.Tab>
      <s2.Tab id="Guards">Guards</s2.Tab>
    </s2.TabList>
    <s2.TabPanel id="Bills">All Bills</s2.TabPanel>
    <s2.TabPanel id="Guards">All Guards</s2.TabPanel>
  </s2.Tabs>
);
export const Menu = () => (
  <s2.MenuTrigger>
    <s2.Button variant="primary">More</s2.Button>
    <s2.Menu onAction={note}>
      <s2.MenuItem id="rename">Rename</s2.MenuItem>
      <s2.MenuItem id="copy">Copy</s2.MenuItem>
    </s2.Menu>
  </s2.MenuTrigger>
);
export const Dialog = () => (
  <s2.DialogTrigger>
    <s2.Button variant="primary">Open</s2.Button>
    <s2.Dialog isDismissible>
      <s2.Heading slot="title">Sure?</s2.Heading>
      <s2.Content>It ends.</s2.Content>
    </s2.Dialog>
  </s2.DialogTrigger>
);
export const Table = () => (
  <s2.TableView aria-label="Gates">
    <s2.TableHeader>
      <s2.Column isRowHeader>Gate</s2.Column>
    </s2.TableHeader>
    <s2.TableBody>
      {['North', 'South'].map((id) => (
        <s2.Row key={id} id={id}>
          <s2.Cell>{id}</s2.Cell>
        </s2.Row>
      ))}
    </s2.TableBody>
  </s2.TableView>
);
export const DateField = () => <s2.DatePicker label="Due" onChange={note} />;
