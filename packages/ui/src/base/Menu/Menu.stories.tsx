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
      accessibility: [
        'Enter, Space or arrow down opens it at its first action, arrow up at its last.',
        'Arrows move and go round, Home and End reach the ends, letters search; Escape returns focus, Tab goes on.',
      ],
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
export const OpenRightToLeft = meta.story({ ...Open.input, tags: [], globals: { direction: 'rtl' } });
OpenRightToLeft.test('the menu stays at its start when its font comes', async () => {
  const menu = screen.getByRole('menu');
  const start = () => menu.getBoundingClientRect().right;
  const before = start();
  menu.style.letterSpacing = '0.1em';
  await expect(start()).toBe(before);
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
Closed.test('arrow up opens it at the last action, and Escape returns', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await expect(screen.getByRole('menuitem', { name: 'Copy the number' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(screen.queryByRole('menu')).toBeNull();
  await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
});
Closed.test('letters search among the actions', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await userEvent.keyboard('se');
  await expect(screen.getByRole('menuitem', { name: /Send again/ })).toHaveFocus();
});
Closed.test('a press outside closes it, and a second press on the button', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button');
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(document.body);
  await expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.click(button);
  await userEvent.click(button);
  await expect(screen.queryByRole('menu')).toBeNull();
});
Closed.test('a disabled action does nothing', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Put on hold' }));
  await expect(args.onAction).not.toHaveBeenCalled();
});
export const AtTheEdge = meta.story({
  decorators: [(Story) => <div className="fixed inset-e-0 bottom-0">{Story()}</div>],
});
AtTheEdge.test(
  'it opens above where there is no room below, and stays in the window',
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const box = screen.getByRole('menu').getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
    await expect(box.right).toBeLessThanOrEqual(innerWidth);
  },
);
export const LongContent = meta.story({
  args: {
    defaultOpen: true,
    actions: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      label: `Send to managing.committee.of.phase.${index}@venkateshwara-cooperative-housing-society.example`,
    })),
  },
});
LongContent.test('a long menu scrolls within the window', async () => {
  const menu = await screen.findByRole('menu');
  await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
});
