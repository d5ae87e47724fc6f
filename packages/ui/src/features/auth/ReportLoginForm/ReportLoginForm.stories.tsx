import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { ReportLoginForm } from './ReportLoginForm.tsx';

const meta = preview.meta({ component: ReportLoginForm, args: { onReport: fn() } });

export const Ready = meta.story();
Ready.test('nothing ends before one press', async ({ args, canvas, userEvent }) => {
  await expect(args.onReport).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'It was not me: end that login' }));
  await expect(args.onReport).toHaveBeenCalledOnce();
});
export const Pending = meta.story({
  args: { pending: true },
  parameters: { chromatic: { disableSnapshot: true } },
});
