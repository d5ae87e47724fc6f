import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function Opened(props: DrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen ?? false);
  const close = () => {
    setOpen(false);
    props.onClose?.();
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open the filters</Button>
      <Drawer {...props} isOpen={isOpen} onClose={close} />
    </>
  );
}

const meta = preview.meta({
  component: Drawer,
  args: {
    title: 'Filters',
    isOpen: false,
    onClose: fn(),
    children: (
      <Stack>
        <TextField label="City" name="city" />
        <TextField label="Client" name="client" />
      </Stack>
    ),
    footer: <Button variant="primary">Show 12 posts</Button>,
  },
  render: (args) => <Opened {...args} />,
  parameters: {
    guide: {
      status: 'new',
      accessibility: [
        'A modal dialog: focus moves inside and stays there; Escape, a press outside and Android’s Back close it, and focus returns to the button.',
        'The page behind neither scrolls nor is read.',
      ],
      do: ['Use it for filters, details and menus of a phone', 'Keep the way out in its title and footer'],
      dont: [
        'Ask a question in it: use ConfirmDialog',
        'Use it for a form beside its list: Panel leaves the list in sight',
        'Open a second one above it',
      ],
    },
  },
});

export const Closed = meta.story();
Closed.test('focus moves inside, Escape closes and focus returns', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Open the filters' });
  await userEvent.click(button);
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
  for (let press = 0; press < 6; press += 1) await userEvent.tab();
  await expect(drawer).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(button).toHaveFocus());
});
Closed.test('Back closes it instead of leaving the page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open the filters' }));
  await screen.findByRole('dialog', { name: 'Filters' });
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
export const Open = meta.story({ args: { isOpen: true } });
Open.test('it stands at the end of the line, as high as the window', async () => {
  const box = (await screen.findByRole('dialog')).getBoundingClientRect();
  await waitFor(() => expect(Math.abs(box.right - innerWidth)).toBeLessThan(2));
  await expect(Math.abs(box.height - innerHeight)).toBeLessThan(2);
});
export const AtTheStart = meta.story({ args: { isOpen: true, side: 'start' } });
AtTheStart.test('it can stand at the start of the line', async () => {
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(Math.abs(drawer.getBoundingClientRect().left)).toBeLessThan(2));
});
export const LongContent = meta.story({
  args: {
    isOpen: true,
    title: 'Shree Venkateshwara Cooperative Housing Society (Phase II), Andheri East',
    children: <p>{'A sentence that goes on for a while. '.repeat(120)}</p>,
  },
});
LongContent.test('the content scrolls and the footer stays in view', async () => {
  const button = await screen.findByRole('button', { name: 'Show 12 posts' });
  await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
});
