import { lazy } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Tabs } from './Tabs.tsx';

const Never = lazy(() => new Promise<never>(() => undefined));

const meta = preview.meta({
  component: Tabs,
  args: {
    label: 'Dashboard',
    defaultSelected: 'guards',
    onSelect: fn(),
    tabs: [
      { id: 'guards', label: 'Security Guards', content: () => <p className="p-6">44 guards</p> },
      { id: 'clients', label: 'Clients', content: () => <p className="p-6">21 clients</p> },
      {
        id: 'requests',
        label: 'Client Applications',
        count: 2,
        content: () => <p className="p-6">2 requests</p>,
      },
      { id: 'jobs', label: 'Security Applications', count: 1, content: () => <Never /> },
    ],
  },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: [
        'One Tab stop; arrows move and select, Home and End go to the ends, Tab enters the panel.',
        'A count describes its tab. Only the selected panel is in the page.',
      ],
      do: ['Keep the selected tab in the URL'],
      dont: ['Use them for the steps of a process', 'Use them as filters: use FilterBar'],
    },
    layout: 'fullscreen',
  },
});

export const Several = meta.story({ tags: ['snapshot', 'snapshot-phone'] });
Several.test('only the selected panel is in the page', async ({ args, canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByText('44 guards')).toBeVisible());
  await expect(canvas.queryByText('21 clients')).toBeNull();
  await userEvent.click(canvas.getByRole('tab', { name: 'Clients' }));
  await waitFor(() => expect(canvas.getByText('21 clients')).toBeVisible());
  await expect(args.onSelect).toHaveBeenLastCalledWith('clients');
});
Several.test('arrow keys move between tabs and wrap', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('tab', { name: 'Security Guards' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('tab', { name: 'Clients' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect(canvas.getByRole('tab', { name: 'Security Applications' })).toHaveFocus();
});
Several.test(
  'Home and End select the first and last tab and Tab enters the panel',
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Security Applications' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Security Guards' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Security Guards' })).toHaveFocus();
  },
);
Several.test('a count describes its tab and does not change its name', async ({ canvas }) => {
  await expect(canvas.getByRole('tab', { name: 'Client Applications' })).toHaveAccessibleDescription('2');
});
export const StillLoading = meta.story({ args: { defaultSelected: 'jobs' } });
StillLoading.test('a loading panel shows a skeleton', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading Security Applications');
});
StillLoading.test('rotating a phone keeps the selected tab in view', async ({ canvas, canvasElement }) => {
  const rightEdge = (element: Element) => element.getBoundingClientRect().right;
  const tab = canvas.getByRole('tab', { name: 'Security Applications' });
  canvasElement.style.width = '20rem';
  await waitFor(() => expect(rightEdge(tab)).toBeLessThanOrEqual(rightEdge(canvas.getByRole('tablist'))));
});
export const Controlled = meta.story({ args: { defaultSelected: undefined, selected: 'clients' } });
Controlled.test(
  'a controlled tab stays until the caller selects another',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Security Guards' }));
    await expect(args.onSelect).toHaveBeenCalledWith('guards');
    await expect(canvas.getByRole('tab', { name: 'Clients' })).toHaveAttribute('aria-selected', 'true');
  },
);
export const OnAPhone = meta.story({ decorators: [(Story) => <div className="w-80">{Story()}</div>] });
OnAPhone.test(
  'an arrow says that the tabs go on, and brings them into view',
  async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('tablist');
    const arrows = () => canvas.queryAllByRole('button', { hidden: true });
    const last = canvas.getByRole('tab', { name: 'Security Applications' });
    const rightEdge = (element: Element) => element.getBoundingClientRect().right;
    await waitFor(() => expect(arrows()).toHaveLength(1));
    for (let presses = 0; presses < 2; presses += 1) {
      const [arrow] = arrows().slice(-1);
      if (arrow && rightEdge(last) > rightEdge(row)) await userEvent.click(arrow);
      await waitFor(() => expect(arrows().length).toBeGreaterThan(0));
    }
    await waitFor(() => expect(rightEdge(last)).toBeLessThanOrEqual(rightEdge(row)));
  },
);
