import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Button } from '../Button/Button.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SectionHeader } from './SectionHeader.tsx';

const options = [
  { value: 'all', label: 'All', count: 21 },
  { value: 'assigned', label: 'Assigned', count: 17 },
];

const meta = preview.meta({
  component: SectionHeader,
  args: {
    title: 'Clients',
    children: <FilterBar label="Filter clients" value="all" options={options} onChange={fn()} />,
    tools: <SearchField label="Search clients" value="" placeholder="Name, email or place" onChange={fn()} />,
  },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['The reading order is title, filters, tools, period at every width.'],
      do: ['Put search and actions on the list into `tools`'],
      dont: ['Skip a level of headings'],
    },
  },
});

export const WithSearch = meta.story();
export const WithAction = meta.story({
  args: { title: 'Bills', level: 2, tools: <Button>Generate Bill</Button> },
});
export const WithPeriod = meta.story({
  args: {
    title: 'What is owed',
    children: undefined,
    tools: <Button>Export</Button>,
    period: <DateField label="On" name="day" defaultValue="2026-11-29" />,
  },
  decorators: [(Story) => <div className="w-82">{Story()}</div>],
});
WithPeriod.test('on a phone the tools stand beside the title, and the field below', async ({ canvas }) => {
  const title = canvas.getByRole('heading', { name: 'What is owed' }).getBoundingClientRect();
  await expect(canvas.getByRole('button', { name: 'Export' }).getBoundingClientRect().top).toBeLessThan(
    title.bottom,
  );
  await expect(canvas.getByRole('group', { name: 'On' }).getBoundingClientRect().top).toBeGreaterThan(
    title.bottom,
  );
});
export const OnAPhone = meta.story({ decorators: [(Story) => <div className="w-82">{Story()}</div>] });
export const WithSearchAndAction = meta.story({
  args: {
    tools: (
      <>
        <SearchField label="Search clients" value="" placeholder="Name, email or place" onChange={fn()} />
        <Button>New client</Button>
      </>
    ),
  },
});
WithSearchAndAction.test('tools are as high as the search', async ({ canvas }) => {
  const [search, button] = [
    canvas.getByRole('searchbox'),
    canvas.getByRole('button', { name: 'New client' }),
  ];
  await expect(button.clientHeight).toBe(search.clientHeight);
});
