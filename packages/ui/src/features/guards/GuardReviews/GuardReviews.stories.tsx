import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { availableGuard } from '../guards.samples.ts';
import { GuardReviews } from './GuardReviews.tsx';

const meta = preview.meta({ component: GuardReviews, args: { guard: availableGuard, onClose: fn() } });

export const Two = meta.story();
export const Closed = meta.story({ args: { guard: null } });
Two.test('each review says who gave it and how many stars', async ({ args, userEvent }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Reviews of Suresh Gaikwad' });
  await expect(dialog).toHaveTextContent('Knows every car by now.');
  await expect(dialog).toHaveTextContent('Tapovan Heights, 2 Oct 2026');
  await expect(screen.getByRole('img', { name: '5 out of 5' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalled();
});
