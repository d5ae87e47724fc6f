import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { availableGuard, guardWithLongNames } from '../guards.samples.ts';
import { GuardReviews } from './GuardReviews.tsx';

const openRecord = fn();

const meta = preview.meta({
  component: GuardReviews,
  args: {
    guard: availableGuard,
    guardLink: (id) => ({ href: `?guard=${id}`, onOpen: () => openRecord(id) }),
    onClose: fn(),
  },
});

export const Two = meta.story();
export const One = meta.story({
  args: { guard: { ...availableGuard, reviews: availableGuard.reviews.slice(0, 1) } },
});
const wordy = {
  rating: 2,
  comment: 'He knows the gate, the lift and the pump house, and he was late on both Sundays. '.repeat(6),
  clientName: 'Shree Venkateshwara Cooperative Housing Society and Residents’ Welfare Association',
  createdAt: '2026-09-14T05:30:00Z',
};
Two.test('the name in the title leads to the record', async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Reviews of Suresh Gaikwad' });
  await userEvent.click(within(dialog).getByRole('link', { name: 'Suresh Gaikwad' }));
  await expect(openRecord).toHaveBeenLastCalledWith(availableGuard._id);
});
export const Many = meta.story({
  args: { guard: { ...guardWithLongNames, reviews: Array.from({ length: 12 }, () => wordy) } },
});
Two.test('each review shows its client and rating', async ({ args, userEvent }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Reviews of Suresh Gaikwad' });
  await expect(dialog).toHaveTextContent('Knows every car by now.');
  await expect(dialog).toHaveTextContent('Tapovan Heights, 2 Oct 2026');
  await waitFor(() => expect(screen.getByRole('img', { name: '5 out of 5' })).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalled();
});
