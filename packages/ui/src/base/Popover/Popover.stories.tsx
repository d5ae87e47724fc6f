import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  component: Popover,
  args: {
    label: 'What counts as overdue',
    children: <p>A bill is overdue the day after its due date, until it is paid.</p>,
  },
  decorators: [(Story) => <div className="min-h-64">{Story()}</div>],
  parameters: {
    guide: {
      status: 'new',
      accessibility: ['Focus moves inside until Escape or a press outside, then returns to the button.'],
      do: ['Keep it short', 'Call `close` from a button inside, if there is one'],
      dont: ['Put a task into it: use Dialog or Panel', 'List actions in it: use Menu'],
    },
  },
});

export const Closed = meta.story();
Closed.test('a key opens the popover and Escape returns focus', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'What counts as overdue' })).toBeVisible());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
});
export const Open = meta.story({
  args: { title: 'Overdue', variant: 'plain' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog', { name: 'Overdue' });
  },
});
export const WithCloseButton = meta.story({
  args: {
    label: 'Columns',
    children: (close: () => void) => (
      <div className="grid justify-items-start gap-3">
        <p>Every column is shown.</p>
        <Button size="small" onPress={close}>
          Done
        </Button>
      </div>
    ),
  },
});
WithCloseButton.test('a button inside can close the popover', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
