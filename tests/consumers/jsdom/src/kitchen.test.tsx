import {
  Button,
  Carousel,
  Checkbox,
  ComboBox,
  DateField,
  Dialog,
  Menu,
  Panel,
  SegmentedControl,
  SelectField,
  Slide,
  Switch,
  Table,
  Tabs,
  TextField,
  Tooltip,
} from '@prahari/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

const user = userEvent.setup();

test('a button is pressed', async () => {
  const press = vi.fn();
  render(<Button onPress={press}>Save</Button>);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(press).toHaveBeenCalledOnce();
});

test('a carousel turns to the next slide', async () => {
  render(
    <Carousel title="Gallery" nouns={['slide', 'slides']} count={2}>
      <Slide noun="slide" place={1} count={2}>
        First
      </Slide>
      <Slide noun="slide" place={2} count={2}>
        Second
      </Slide>
    </Carousel>,
  );
  await user.click(screen.getAllByRole('button').at(-1) as HTMLElement);
  expect(screen.getByText('Second')).toBeTruthy();
});

test('tabs change by keyboard', async () => {
  const tabs = ['Bills', 'Guards'].map((label) => ({ id: label, label, content: () => `All ${label}` }));
  render(<Tabs label="Office" tabs={tabs} />);
  await user.click(screen.getByRole('tab', { name: 'Bills' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('All Guards')).toBeTruthy();
});

test('a table of many rows is rendered and walked by keyboard', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => ({ id: String(index) }));
  render(
    <Table
      label="Gates"
      columns={[{ id: 'id', header: 'Gate', cell: ({ id }: { id: string }) => `Gate ${id}` }]}
      rows={rows}
      rowKey={({ id }) => id}
      empty="None"
    />,
  );
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText('Gate 1')).toBeTruthy();
});

test('a menu opens and chooses', async () => {
  const rename = vi.fn();
  render(<Menu label="More" actions={[{ id: 'rename', label: 'Rename' }]} onAction={rename} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  expect(rename).toHaveBeenCalledWith('rename');
});

test('a panel and a dialog open', async () => {
  render(
    <>
      <Panel title="Bill" defaultOpen onClose={vi.fn()}>
        Lines
      </Panel>
      <Dialog title="Sure?" defaultOpen onClose={vi.fn()}>
        It ends.
      </Dialog>
    </>,
  );
  expect(await screen.findByText('It ends.')).toBeTruthy();
});

test('fields are found by their label and typed into', async () => {
  render(
    <>
      <TextField label="Name" name="name" />
      <SelectField label="Shift" name="shift" options={[{ value: 'day', label: 'Day' }]} />
      <Checkbox label="Agreed" name="agreed" />
      <Switch label="Nights" name="nights" />
      <DateField label="Due" name="due" />
      <ComboBox label="Guard" name="guard" options={[{ value: 'g1', label: 'Imran' }]} />
      <SegmentedControl
        label="View"
        name="view"
        options={[{ value: 'day', label: 'Day', mark: 'ring' }]}
        value="day"
        onChange={vi.fn()}
      />
      <Tooltip text="Saves">
        <Button>Save</Button>
      </Tooltip>
    </>,
  );
  await user.type(screen.getByLabelText('Name'), 'Asha');
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Asha');
});

test('the calendar of a date opens and chooses', async () => {
  const change = vi.fn();
  render(<DateField label="Due" name="due" defaultValue="2026-11-20" onChange={change} />);
  await user.click(screen.getByRole('button', { name: 'Choose a date, Due' }));
  await user.click(await screen.findByRole('button', { name: /25 November 2026/ }));
  expect(change).toHaveBeenLastCalledWith('2026-11-25');
});
