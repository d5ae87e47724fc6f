import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Button } from '../Button/Button.tsx';
import { Status } from '../Status/Status.tsx';
import { Card } from './Card.tsx';

const pressed = fn();

const meta = preview.meta({
  component: Card,
  args: {
    title: 'Tapovan Heights',
    children: 'Two posts at the main gate, one at the car park.',
  },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: [
          'A thing among its like, when it has more than fits a table’s row: a title, a few facts, one or two actions. For rows that',
          'one compares, use **Table**, which turns into cards on a phone by itself. A page’s sections need no cards: hairlines do.',
          '',
          '**Accessibility.** An `article` with a heading; give the `level` that fits the page. With `href` the link is the title alone,',
          'so it is read once, while the whole card can be pressed; buttons in the footer keep their own presses.',
        ].join('\n'),
      },
    },
  },
});

export const Plain = meta.story();
export const Raised = meta.story({ args: { surface: 'raised' } });
export const Sunken = meta.story({ args: { surface: 'sunken', padding: 'small' } });
export const WithStatus = meta.story({
  args: {
    aside: (
      <Status tone="onDuty" mark="lantern">
        Assigned
      </Status>
    ),
  },
});
export const Linked = meta.story({
  args: {
    href: '#tapovan',
    footer: (
      <Button size="small" onPress={pressed}>
        Call
      </Button>
    ),
  },
});
Linked.test('the title is the only link and a button stays pressable', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { name: 'Tapovan Heights' })).toHaveAttribute('href', '#tapovan');
  await userEvent.click(canvas.getByRole('button', { name: 'Call' }));
  await expect(pressed).toHaveBeenCalledOnce();
});
Linked.test('Tab reaches the title before the buttons', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Tapovan Heights' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Call' })).toHaveFocus();
});
export const TitleOnly = meta.story({ args: { children: undefined } });
export const LongText = meta.story({
  args: {
    title: 'Shree Venkateshwara Cooperative Housing Society, Wings A to F, and Commercial Complex',
    aside: (
      <Status tone="danger" mark="triangle">
        Overdue
      </Status>
    ),
    children: 'managing.committee.secretary@shree-venkateshwara-cooperative-housing-society.example',
  },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
});
export const RightToLeft = meta.story({
  args: {
    aside: (
      <Status tone="onDuty" mark="lantern">
        Assigned
      </Status>
    ),
  },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});
