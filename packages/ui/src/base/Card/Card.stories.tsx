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
    guide: {
      status: 'new',
      do: ['Choose the `level` that fits the outline of the page', 'Put one thing on one card'],
      dont: ['Put a card into a card', 'Use cards for things to compare: use Table'],
    },
    docs: {
      description: {
        component: [
          'One of several similar things that have more content than a table row: a title, a few details, one or two actions. To compare rows use **Table**,',
          'which becomes cards on a phone. Sections of a page need no cards.',
          '',
          '**Accessibility.** An `article` with a heading; set the `level` that fits the page. With `href` only the title is the link,',
          'so it is announced once, but the whole card can be pressed. Buttons in the footer work on their own.',
        ].join('\n'),
      },
    },
  },
});

export const Plain = meta.story();
export const Raised = meta.story({ args: { surface: 'raised' } });
export const Sunken = meta.story({ args: { surface: 'sunken', padding: 'small' } });
export const WithStatus = meta.story({
  tags: ['snapshot'],
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
export const TitleOnly = meta.story({ args: { children: undefined } });
