import { expect, fn } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { nightOffer } from '../offers.samples.ts';
import { OfferQuestion } from './OfferQuestion.tsx';

const meta = preview.meta({
  component: OfferQuestion,
  args: {
    offer: nightOffer,
    now: new Date('2026-11-26T20:13:00+05:30'),
    officePhone: '+91 00000 00101',
    onAnswer: fn(),
  },
  parameters: { chromatic: notSnapped },
});

export const Question = meta.story();
Question.test('yes and no are one press each', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { name: 'Can you come tonight?' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'No, not tonight' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Yes, I will come' }));
  await expect(args.onAnswer).toHaveBeenNthCalledWith(1, false);
  await expect(args.onAnswer).toHaveBeenNthCalledWith(2, true);
});

export const Sending = meta.story({ args: { pending: 'yes' } });

export const NoNetwork = meta.story({
  args: { problem: 'No network. Your answer was not sent. Try again when you have a signal.' },
});
NoNetwork.test('says that nothing was sent, and the press can be repeated', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('was not sent');
  await expect(canvas.getByRole('button', { name: 'Yes, I will come' })).toBeEnabled();
});

export const SaidNo = meta.story({ args: { offer: { ...nightOffer, answer: 'no' } } });
SaidNo.test('a yes after a no is still offered', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Yes, I will come' })).toBeEnabled();
  await expect(canvas.queryByRole('button', { name: /^No/ })).toBeNull();
});

export const Yours = meta.story({
  args: {
    offer: { ...nightOffer, state: 'yours', answer: 'yes', answeredAt: '2026-11-26T14:47:00.000Z' },
  },
});
export const Taken = meta.story({ args: { offer: { ...nightOffer, state: 'taken' } } });
export const Ended = meta.story({ args: { offer: { ...nightOffer, state: 'expired' } } });
export const NotPossible = meta.story({
  args: { impossible: 'You have your own duty then, at Anand Vihar, Pune, until 30 Nov 2026' },
});
export const SeveralDays = meta.story({
  args: { offer: { ...nightOffer, days: ['2026-11-26', '2026-11-27', '2026-11-29'] } },
});
