import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { DecisionButtons } from './DecisionButtons.tsx';

const meta = preview.meta({
  component: DecisionButtons,
  args: { place: 'row' as const, onAccept: fn(), onDecline: fn() },
  decorators: [(Story) => <div className="flex gap-2">{Story()}</div>],
  parameters: {
    guide: {
      status: 'new',
      accessibility: ['The row or dialog around them says what they decide. While pending both keep focus.'],
      do: ['Use it for decisions on applications', 'Set `pending` while a request is running'],
      dont: ['Use it for Save and Cancel'],
    },
  },
});

export const InARow = meta.story();
InARow.test(
  'Accept and Decline call onAccept and onDecline once each',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
);
export const InADialog = meta.story({ args: { place: 'dialog' } });
InADialog.test('in a dialog Accept is last', async ({ canvas }) => {
  const [first, last] = canvas.getAllByRole('button');
  await expect(first).toHaveAccessibleName('Decline');
  await expect(last).toHaveAccessibleName('Accept');
});
export const Pending = meta.story({ args: { pending: true } });
Pending.test('presses while pending are ignored', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
  await expect(args.onDecline).not.toHaveBeenCalled();
});
