import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { KeepEmailForm } from './KeepEmailForm.tsx';

const meta = preview.meta({ component: KeepEmailForm, args: { onKeep: fn() } });

export const Ready = meta.story();
Ready.test('one press keeps the email', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Keep my email' }));
  await expect(args.onKeep).toHaveBeenCalledOnce();
});
export const Pending = meta.story({
  args: { pending: true },
  parameters: { chromatic: { disableSnapshot: true } },
});
