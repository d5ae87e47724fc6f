import type { OwnRating } from '@prahari/contract/assignments.schemas';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { RateDialog } from './RateDialog.tsx';

const rated: OwnRating = {
  assignmentId: '01939a5e-7c00-7000-8000-000000000001',
  guard: { _id: 'guard-1', name: 'Mahesh Jadhav' },
  city: 'Pune',
  startDate: '2026-11-12',
  endDate: '2026-11-23',
};

const meta = preview.meta({
  component: RateDialog,
  args: { rated, submit: fn(async () => ({ ok: true as const })), onClose: fn() },
});

export const First = meta.story();
First.test('a rating needs stars, and words are optional', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Send rating' }));
  await expect(args.submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: '4 out of 5' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send rating' }));
  await expect(args.submit).toHaveBeenCalledWith({
    assignmentId: rated.assignmentId,
    stars: 4,
    text: '',
  });
});
export const Change = meta.story({
  args: {
    rated: {
      ...rated,
      rating: {
        stars: 4,
        text: 'Polite with visitors, writes every vehicle down.',
        ratedAt: '2026-11-20T10:00:00.000Z',
        changeableUntil: '2026-11-27T10:00:00.000Z',
      },
    },
  },
});
