import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
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
    guide: {
      status: 'stable',
      accessibility: [
        'Announced politely. Timers pause while one has focus or a pointer has moved over one.',
        'F6 moves focus to the toasts, Tab to Close, and closing returns focus.',
      ],
      do: ['Say what has happened, in the past tense'],
      dont: ['Report an invalid field only here', 'Ask a question'],
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
const undo = { label: 'Undo', ms: 8000, onPress: fn() };
export const Undoable = meta.story({
  args: {
    toasts: [
      { id: '1', tone: 'success', message: 'Application rejected', about: 'Tapovan Heights', action: undo },
    ],
  },
});
Undoable.test('an action is reached by keyboard and closes the toast', async ({ args, userEvent }) => {
  undo.onPress.mockClear();
  await expect(await screen.findByRole('status')).toHaveTextContent('Undo is offered: F6 leads to it.');
  await userEvent.keyboard('{F6}');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Messages: 1' })).toHaveFocus());
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Undo' });
  await expect(button).toHaveFocus();
  await expect(button).toHaveAccessibleDescription(/Application rejected\s*Tapovan Heights/);
  await userEvent.keyboard('{Enter}');
  await expect(undo.onPress).toHaveBeenCalledOnce();
  await expect(args.onClose).toHaveBeenCalledWith('1');
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
export const Brief = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { duration: BRIEF_MS },
});
Brief.test('the timer pauses while hovered', async ({ args }) => {
  const toast = await screen.findByRole('status');
  fireEvent.pointerMove(toast, { movementX: 10 });
  const from = performance.now();
  await waitFor(() => expect(performance.now() - from).toBeGreaterThan(BRIEF_MS));
  await expect(args.onClose).not.toHaveBeenCalled();
  fireEvent.pointerOut(toast, { relatedTarget: document.body });
  await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('1'));
});
Brief.test('a pointer that was resting there does not pause the timer', async ({ args }) => {
  fireEvent.pointerMove(await screen.findByRole('status'), { movementX: 0, movementY: 0 });
  await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('1'));
});
Brief.test('the timer pauses while focused', async ({ args }) => {
  (await screen.findByRole('button', { name: 'Close message' })).focus();
  const from = performance.now();
  await waitFor(() => expect(performance.now() - from).toBeGreaterThan(BRIEF_MS));
  await expect(args.onClose).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Close message' }).blur();
  await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('1'));
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
  await waitFor(() => expect(performance.now() - from).toBeGreaterThan(BRIEF_MS));
  await expect(args.onClose).not.toHaveBeenCalled();
});
const offline = (id: string, message: string) => ({ id, tone: 'failure' as const, message, cause: '0' });
export const TwoFailures = meta.story({
  args: {
    toasts: [
      offline('1', 'Failed to fetch guards'),
      offline('2', 'Error fetching clients: The server could not be reached'),
      offline('3', 'Error fetching bills: The server could not be reached'),
      offline('4', 'Failed to fetch applications'),
    ],
  },
});
TwoFailures.test(
  'failures of one cause are one toast, and one press closes all of them',
  async ({ args, userEvent }) => {
    await expect(await screen.findAllByRole('status')).toHaveLength(1);
    for (const { message } of args.toasts)
      await waitFor(() => expect(screen.getByText(message)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    for (const { id } of args.toasts) await expect(args.onClose).toHaveBeenCalledWith(id);
  },
);
export const Repeated = meta.story({
  args: {
    toasts: ['1', '2', '3'].map((id) => ({
      id,
      tone: 'failure' as const,
      message: 'Failed to update status',
    })),
  },
});
Repeated.test('a repeated failure is counted', async () => {
  await waitFor(() => expect(screen.getByText('3 times')).toBeVisible());
  await expect(screen.getAllByText('Failed to update status')).toHaveLength(1);
});

const covers = (a: Element, b: Element) => {
  const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
};
export const BesideAPanel = meta.story({
  decorators: [
    (Story) => (
      <>
        <div
          role="dialog"
          aria-label="Generate Bill"
          className="fixed inset-y-0 inset-e-0 w-96 max-w-[60%] bg-raised p-6 shadow-2"
        >
          Generate Bill
        </div>
        {Story()}
      </>
    ),
  ],
});
BesideAPanel.test('a toast does not cover a dialog', async () => {
  const toast = await screen.findByRole('status');
  await waitFor(() => expect(covers(toast, screen.getByRole('dialog'))).toBe(false));
});
export const ButtonUnderToast = meta.story({
  decorators: [
    (Story) => (
      <>
        <button type="button" className="button button-secondary fixed inset-e-8 bottom-6">
          Mark as Paid
        </button>
        {Story()}
      </>
    ),
  ],
});
ButtonUnderToast.test('a toast does not cover what has focus', async () => {
  const toast = await screen.findByRole('status');
  const button = screen.getByRole('button', { name: 'Mark as Paid' });
  button.focus();
  await waitFor(() => expect(covers(toast, button)).toBe(false));
});
ButtonUnderToast.test('a toast covers no button', async () => {
  const toast = await screen.findByRole('status');
  await expect(covers(toast, screen.getByRole('button', { name: 'Mark as Paid' }))).toBe(false);
});
export const OverADialog = meta.story({
  args: { toasts: [{ id: '1', tone: 'failure', message: 'Failed to replace guard: the guard is not free' }] },
  decorators: [
    (Story) => (
      <>
        <div role="dialog" aria-label="Replace" className="fixed inset-x-[25%] inset-y-4 bg-raised shadow-2">
          <button type="button" className="button button-primary absolute inset-e-0 bottom-4 w-[30%]">
            Replace guard
          </button>
        </div>
        {Story()}
      </>
    ),
  ],
});
OverADialog.test('a toast covers no button of a dialog once its text is there', async () => {
  const toast = (await screen.findByText(/Failed to replace/)).closest('section') as HTMLElement;
  await waitFor(() =>
    expect(covers(toast, screen.getByRole('button', { name: 'Replace guard' }))).toBe(false),
  );
});
Failure.test('toasts stand in the lower end corner where nothing is in the way', async () => {
  const { right, bottom } = (await screen.findByRole('status')).getBoundingClientRect();
  await expect(right).toBeGreaterThan(innerWidth - 120);
  await expect(bottom).toBeGreaterThan(innerHeight - 60);
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
