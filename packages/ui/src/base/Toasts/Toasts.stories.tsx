import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Toasts, type ToastsProps } from './Toasts.tsx';

function Controlled(props: ToastsProps) {
  const [toasts, setToasts] = useState(props.toasts);
  const drop = (id: string) => {
    setToasts((now) => now.filter((toast) => toast.id !== id));
    props.onClose(id);
  };
  return <Toasts {...props} toasts={toasts} onClose={drop} />;
}

const meta = preview.meta({
  component: Toasts,
  args: {
    toasts: [{ id: '1', tone: 'success' as const, message: 'Bill marked as paid successfully' }],
    onClose: fn(),
    duration: 60_000,
  },
  decorators: [(Story) => <div className="min-h-64">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: [
          'Short messages that close after three seconds, for results that the page shows anyway. Put what people must act on into the page.',
          '',
          '**Accessibility.** Each toast is announced politely (`status`). Timers pause while one is hovered or focused, also for toasts added meanwhile. F6 moves focus to the toasts, Tab to Close, and closing returns focus.',
          'At most four are shown, the newest at the bottom. Never show an error only here: show a field’s error at the field.',
        ].join('\n'),
      },
    },
  },
  render: (args) => <Controlled {...args} />,
});

export const Success = meta.story();
Success.test('a toast is announced politely and can be closed', async ({ args, userEvent }) => {
  await expect(await screen.findByRole('status')).toHaveTextContent('Bill marked as paid successfully');
  const close = screen.getByRole('button', { name: 'Close message' });
  await expect(close).toHaveAccessibleDescription('Bill marked as paid successfully');
  await userEvent.click(close);
  await expect(args.onClose).toHaveBeenCalledWith('1');
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});
Success.test('a toast is not exposed as a dialog and has no label', async () => {
  await screen.findByRole('status');
  await expect(screen.queryByRole('alertdialog')).toBeNull();
  await expect(screen.queryByLabelText(/marked as paid/)).toBeNull();
});
export const Failure = meta.story({
  args: {
    toasts: [{ id: '1', tone: 'failure', message: 'Failed to assign guard: the guard is not available' }],
  },
});
export const Several = meta.story({
  args: {
    toasts: [
      { id: '1', tone: 'success', message: 'Guard assigned successfully' },
      { id: '2', tone: 'info', message: 'Your session has ended. Log in again to go on where you were.' },
    ],
  },
});
export const Short = meta.story({ args: { duration: 300 } });
Short.test('a toast closes after its duration', async ({ args }) => {
  await screen.findByRole('status');
  await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('1'));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

const BRIEF_MS = 1500;
const POINTER = ['pointerover', 'pointerout', 'pointerenter', 'pointerleave'] as const;
const putAside = (event: Event) => {
  if (event.isTrusted) event.stopImmediatePropagation();
};
export const Brief = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { duration: BRIEF_MS },
  beforeEach: () => {
    // The real mouse pointer is somewhere on the page and would end the simulated hover.
    for (const name of POINTER) window.addEventListener(name, putAside, true);
    return () => {
      for (const name of POINTER) window.removeEventListener(name, putAside, true);
    };
  },
});
Brief.test('the timer pauses while hovered', async ({ args, userEvent }) => {
  await userEvent.hover(await screen.findByRole('status'));
  const from = performance.now();
  await waitFor(() => expect(performance.now() - from).toBeGreaterThan(BRIEF_MS), { timeout: 2 * BRIEF_MS });
  await expect(args.onClose).not.toHaveBeenCalled();
  await userEvent.unhover(screen.getByRole('status'));
  await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('1'), { timeout: 2 * BRIEF_MS });
});
Brief.test('the timer pauses while focused', async ({ args }) => {
  (await screen.findByRole('button', { name: 'Close message' })).focus();
  const from = performance.now();
  await waitFor(() => expect(performance.now() - from).toBeGreaterThan(BRIEF_MS), { timeout: 2 * BRIEF_MS });
  await expect(args.onClose).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Close message' }).blur();
  await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('1'), { timeout: 2 * BRIEF_MS });
});

function GetsAnother(props: ToastsProps) {
  const [toasts, setToasts] = useState(props.toasts);
  const add = () => setToasts((now) => [...now, { id: '2', tone: 'info', message: 'One more' }]);
  const drop = (id: string) => {
    setToasts((now) => now.filter((toast) => toast.id !== id));
    props.onClose(id);
  };
  return (
    <>
      <button type="button" onClick={add}>
        Add
      </button>
      <Toasts {...props} toasts={toasts} onClose={drop} />
    </>
  );
}
export const Joined = meta.story({
  args: { duration: BRIEF_MS },
  render: (args) => <GetsAnother {...args} />,
});
Joined.test('a toast added while another has focus is paused too', async ({ args, canvas }) => {
  (await screen.findByRole('button', { name: 'Close message' })).focus();
  canvas.getByRole('button', { name: 'Add' }).click();
  await screen.findByText('One more');
  const from = performance.now();
  await waitFor(() => expect(performance.now() - from).toBeGreaterThan(BRIEF_MS), { timeout: 2 * BRIEF_MS });
  await expect(args.onClose).not.toHaveBeenCalled();
});
Several.test('the keyboard reaches and closes each toast', async ({ args, userEvent }) => {
  await screen.findByText('Guard assigned successfully');
  await userEvent.keyboard('{F6}');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Messages: 2' })).toHaveFocus());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(1));
  await expect(screen.getByRole('status')).toHaveTextContent('Guard assigned successfully');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close message' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});
Joined.test('closing one of several with the pointer returns focus', async ({ canvas, userEvent }) => {
  const add = canvas.getByRole('button', { name: 'Add' });
  await userEvent.click(add);
  const [close] = await waitFor(() => {
    const all = screen.getAllByRole('button', { name: 'Close message' });
    expect(all).toHaveLength(2);
    return all;
  });
  if (close) await userEvent.click(close);
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(1));
  await waitFor(() => expect(add).toHaveFocus());
});
export const LongText = meta.story({
  args: {
    toasts: [
      {
        id: '1',
        tone: 'failure',
        message:
          'The bill for Shree-Venkateshwara-Cooperative-Housing-Society-Limited was not sent: the address managing.committee.secretary@shree-venkateshwara-housing.example refuses mail',
      },
    ],
  },
});
