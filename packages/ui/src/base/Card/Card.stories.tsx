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
      accessibility: ['An `article` with a heading. With `href` only its title is a link, announced once.'],
      do: ['Choose the `level` that fits the outline of the page', 'Put one thing on one card'],
      dont: ['Put a card into a card', 'Use cards for things to compare: use Table'],
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
