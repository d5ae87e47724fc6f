import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Button } from '../Button/Button.tsx';
import { Alert, type AlertProps } from './Alert.tsx';

const meta = preview.meta({
  component: Alert,
  args: {
    title: 'Up to 60 hours a week for Arjun Thapa',
    children: 'The law says 48; more is overtime at double rate, with the guard’s consent.',
    urgency: 'none' as const,
  },
  parameters: {
    guide: {
      status: 'new',
      accessibility: [
        'When it appears, `danger` interrupts a screen reader (`role="alert"`) and other tones wait until it has finished (`role="status"`).',
        'What is there from the start has `urgency="none"` and is a `note`. A word says the tone: "Warning: ".',
        'Tab reaches the actions, then Close. Close it in the caller and put the focus where work goes on.',
      ],
      do: [
        'Place it where the work is, above what it is about',
        'Say in the title what happened, and below it what to do',
        'Use `urgency="none"` for what is on the page from the start',
      ],
      dont: [
        'Confirm a press with it: use Toasts',
        'Replace a list that could not be loaded: use ErrorState',
        'Use it for the error of one field: the field shows it',
      ],
      examples: {
        do: () => (
          <Alert tone="warning" urgency="none" title="2 bills are overdue">
            Call Tapovan Heights, or send a reminder.
          </Alert>
        ),
        dont: () => (
          <Alert tone="warning" urgency="none">
            Attention! Action required.
          </Alert>
        ),
      },
    },
  },
});

export const Info = meta.story();
export const Success = meta.story({
  args: { tone: 'success', title: 'You agreed 26 days', children: '1 Dec 2026, 09:12' },
});
export const Warning = meta.story({ args: { tone: 'warning' } });
Warning.test('the tone is said as a word', async ({ canvas }) => {
  await expect(canvas.getByRole('note')).toHaveTextContent(/^Warning: Up to 60 hours/);
});
export const Danger = meta.story({
  args: {
    tone: 'danger',
    urgency: undefined,
    title: 'The bill was not sent',
    children: 'The address accounts@tapovan.example does not exist. Correct it and send again.',
  },
});
Danger.test('danger interrupts a screen reader', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/^Error: The bill was not sent/);
});
export const WithoutTitle = meta.story({
  args: { title: undefined, urgency: undefined, tone: 'success', children: 'Saved.' },
});
WithoutTitle.test('other tones wait until the screen reader has finished', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Done: Saved.');
});
export const WithActions = meta.story({
  args: {
    tone: 'danger',
    actions: (
      <>
        <Button size="small">Correct the address</Button>
        <Button size="small" variant="plain">
          Send later
        </Button>
      </>
    ),
    onDismiss: fn(),
  },
});
WithActions.test('Tab reaches the actions, then Close', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Correct the address' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onDismiss).toHaveBeenCalledOnce();
});

function Dismissed(props: AlertProps) {
  const [isShown, setShown] = useState(true);
  return isShown ? <Alert {...props} onDismiss={() => setShown(false)} /> : <p>Closed</p>;
}
export const Dismissible = meta.story({ render: (args) => <Dismissed {...args} /> });
Dismissible.test('Close takes the message away', async ({ canvas, userEvent }) => {
  await userEvent.click(within(canvas.getByRole('note')).getByRole('button', { name: 'Close' }));
  await expect(canvas.queryByRole('note')).toBeNull();
});
export const LongContent = meta.story({
  args: {
    tone: 'warning',
    title:
      'Shree Venkateshwara Cooperative Housing Society (Phase II), managing.committee@venkateshwara.example',
    children: 'A sentence that goes on for a while. '.repeat(8),
    onDismiss: fn(),
  },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
});
LongContent.test('long words break instead of making the page wider', async ({ canvas }) => {
  const note = canvas.getByRole('note');
  await expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth);
});
