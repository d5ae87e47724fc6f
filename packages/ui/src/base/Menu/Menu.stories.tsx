import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { DotsIcon, Menu } from './Menu.tsx';

const meta = preview.meta({
  component: Menu,
  args: {
    label: 'More',
    actions: [
      { id: 'copy', label: 'Copy the number' },
      { id: 'send', label: 'Send again', detail: 'To accounts@tapovan.example' },
      { id: 'hold', label: 'Put on hold', disabled: true },
      { id: 'delete', label: 'Delete', tone: 'danger' as const, separated: true },
    ],
    onAction: fn(),
  },
  decorators: [(Story) => <div className="min-h-72">{Story()}</div>],
  parameters: {
    guide: {
      status: 'new',
      accessibility: ['Enter, Space or arrow down opens it; arrows move, Escape returns focus.'],
      do: ['Put the most used action first', 'Name the row in `label` when the button is an icon'],
      dont: ['Hide the most used action', 'Select a value with it: use SelectField'],
    },
  },
});

export const Closed = meta.story();
Closed.test('arrow keys skip disabled actions and Enter runs one', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy the number' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onAction).toHaveBeenCalledWith('delete');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
});
export const Open = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
  },
});
export const InARow = meta.story({
  args: { label: 'More for Tapovan Heights', buttonContent: <DotsIcon />, size: 'large', variant: 'plain' },
});
InARow.test('an icon button is named by the label', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'More for Tapovan Heights' })).toHaveAttribute(
    'aria-haspopup',
    'true',
  );
});
export const WithALink = meta.story({
  args: { actions: [{ id: 'open', label: 'Open the document', href: '#document' }] },
});
WithALink.test('an action may be a link', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(await screen.findByRole('menuitem', { name: 'Open the document' })).toHaveAttribute(
    'href',
    '#document',
  );
  await expect(args.onAction).not.toHaveBeenCalled();
});
