import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  component: ErrorState,
  args: { message: 'Failed to fetch guards' },
});

export const CanRetry = meta.story({ args: { onRetry: fn() } });
CanRetry.test('it can be tried again', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
export const Retrying = meta.story({ args: { onRetry: fn(), pending: true } });
export const Final = meta.story();
