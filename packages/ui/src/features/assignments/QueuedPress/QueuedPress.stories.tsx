import { dutyTooOld } from '@prahari/contract/duties';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import type { ShownPress } from '../shown-press.ts';
import { QueuedPress } from './QueuedPress.tsx';

const at = (time: string) => new Date(`2026-11-${time}:00+05:30`);

const press: ShownPress = {
  id: 'press-1',
  dutyId: 'duty-26',
  kind: 'start',
  pressedAt: at('26T20:02').toISOString(),
  clientName: 'Anand Vihar Residents’ Association',
};

const meta = preview.meta({
  component: QueuedPress,
  args: {
    press,
    now: at('26T20:07'),
    onRetry: fn(),
    onDismiss: fn(),
  },
});

export const Waiting = meta.story();
Waiting.test(
  'a press without network shows its time and that it is not at the office',
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Pressed here at 20:02, not yet at the office.',
    );
  },
);
Waiting.test('it can be tried again by hand', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again now' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
export const TooOld = meta.story({ args: { now: at('27T08:03') } });
TooOld.test('after 12 hours the guard reads what to do', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(
    'Call the office and tell them that you began at 20:02.',
  );
});
const refused = { ...press, refused: dutyTooOld.message };
export const Refused = meta.story({ args: { press: refused } });
Refused.test('a refused press stays until it is taken away', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('does not count');
  await userEvent.click(canvas.getByRole('button', { name: 'I have told the office' }));
  await expect(args.onDismiss).toHaveBeenCalledOnce();
});
