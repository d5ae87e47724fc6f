import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Panel, type PanelProps } from './Panel.tsx';

function BesideAList(props: PanelProps) {
  const [isOpen, setOpen] = useState(props.isOpen ?? false);
  const close = () => {
    setOpen(false);
    props.onClose?.();
  };
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)_24.5rem]">
      <div className="p-6">
        <Button onPress={() => setOpen(true)}>Open the form</Button>
      </div>
      <Panel {...props} isOpen={isOpen} onClose={close} />
    </div>
  );
}

const meta = preview.meta({
  component: Panel,
  args: {
    title: 'Generate Bill',
    isOpen: false,
    onClose: fn(),
    children: (
      <TextField
        label="Drive link"
        name="driveLink"
        value=""
        onChange={fn()}
        hint="A link the client can open."
      />
    ),
    footer: <Button variant="primary">Generate Bill</Button>,
  },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: [
        'A `complementary` landmark on wide screens; on narrow ones a `dialog` that keeps focus.',
        'Both focus their first field, close on Escape and return focus.',
      ],
      do: ['Use it for a form beside its list', 'Name the form in the submit button’s `form`'],
      dont: ['Open two at once', 'Show only details in it: use Dialog'],
    },
    layout: 'fullscreen',
  },
  render: (args) => <BesideAList {...args} />,
});

export const Open = meta.story({
  tags: ['snapshot'],
  args: {
    isOpen: true,
    tools: (
      <Button size="small" variant="plain">
        Open as a page
      </Button>
    ),
  },
});
export const OpenedFromTheList = meta.story();
OpenedFromTheList.test(
  'focus moves to the first field and Escape returns it',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the form' }));
    await waitFor(() => expect(canvas.getByRole('complementary', { name: 'Generate Bill' })).toBeVisible());
    await expect(canvas.getByLabelText('Drive link')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Open the form' })).toHaveFocus();
  },
);

export const OpenAtFirst = meta.story({
  args: { isOpen: undefined, defaultOpen: true },
  render: (args) => <Panel {...args} />,
});
OpenAtFirst.test(
  'an uncontrolled panel closes itself and reports it once',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('heading', { name: 'Generate Bill' })).toBeNull();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
OnAPhone.test('on a narrow screen the panel is modal and traps focus', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open the form' }));
  await expect(canvas.getByRole('dialog', { name: 'Generate Bill' })).toHaveAttribute('aria-modal', 'true');
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Generate Bill' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect(canvas.getByRole('button', { name: 'Generate Bill' })).toHaveFocus();
});
