import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  component: ErrorState,
  args: { message: 'Failed to fetch guards' },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['An `alert`. "Try again" keeps focus while pending and after another failure.'],
      do: [
        'Put it in place of the content that could not be loaded',
        'Leave out `onRetry` when a retry cannot help',
      ],
      dont: ['Blame the user', 'Show error codes without an explanation'],
    },
  },
});

export const CanRetry = meta.story({ args: { onRetry: fn() } });
export const WithPicture = meta.story({ tags: ['snapshot'], args: { onRetry: fn(), scene: true } });
WithPicture.test('the picture is hidden from assistive technology', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});
export const Retrying = meta.story({ args: { onRetry: fn(), pending: true } });
export const WithoutRetry = meta.story();
CanRetry.test('the error is an alert and Enter retries', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch guards');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
Retrying.test('a retry while pending is ignored', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).not.toHaveBeenCalled();
});
