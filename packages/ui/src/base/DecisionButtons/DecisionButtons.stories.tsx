import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { DecisionButtons } from './DecisionButtons.tsx';

const meta = preview.meta({
  component: DecisionButtons,
  args: { place: 'row' as const, onAccept: fn(), onDecline: fn() },
  decorators: [(Story) => <div className="flex gap-2">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: [
          'The answer to a request: in a row of a list, or at the foot of a dialog that shows all of the request.',
          '',
          '**Accessibility.** Two buttons, named by their words; the row or dialog they stand in says of what. In a dialog the step that goes on',
          'is last. While an answer is under way both keep focus and ignore presses.',
        ].join('\n'),
      },
    },
  },
});

export const InARow = meta.story();
InARow.test('Accept and Decline are called once each', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
  await expect(args.onAccept).toHaveBeenCalledOnce();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onDecline).toHaveBeenCalledOnce();
});
export const InADialog = meta.story({ args: { place: 'dialog' } });
InADialog.test('in a dialog Accept is last', async ({ canvas }) => {
  const [first, last] = canvas.getAllByRole('button');
  await expect(first).toHaveAccessibleName('Decline');
  await expect(last).toHaveAccessibleName('Accept');
});
export const UnderWay = meta.story({ args: { pending: true } });
UnderWay.test('presses while pending are ignored', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
  await expect(args.onDecline).not.toHaveBeenCalled();
});
