import type { Offer } from '@prahari/contract/offers.schemas';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { candidates } from '../candidates.samples.ts';
import { OfferPlace, type PlaceState } from './OfferPlace.tsx';

const free = candidates.filter(({ conflict }) => !conflict);
const offer = (index: number, rest: Partial<Offer>): Offer => ({
  _id: `o${index}`,
  guard: { _id: free[index]?._id ?? '', name: free[index]?.name ?? '', phone: '+919876543210' },
  days: ['2026-11-26'],
  status: 'sent',
  sentAt: '2026-11-26T14:41:00.000Z',
  openUntil: '2026-11-26T15:00:00.000Z',
  sentBy: 'Revathi Kulkarni',
  ...rest,
});

const meta = preview.meta({
  component: OfferPlace,
  args: {
    place: 'Orchid Heights, Thane, 20:00–08:00',
    found: { state: 'ready', guards: free, offers: [], sent: [] } as PlaceState,
    onSend: fn(async (): Promise<string | undefined> => undefined),
    onRetry: fn(),
    guardLink: (id) => ({ href: `?guard=${id}`, onOpen: fn() }),
    onClose: fn(),
  },
});

export const Choose = meta.story();
Choose.test(
  'the best five are chosen, without those who need a reason, and one press offers',
  async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Offer to 5 guards' }));
    await expect(args.onSend).toHaveBeenCalledWith(['c1', 'c2', 'c4', 'c5', 'c7'], 15);
  },
);

export const Waiting = meta.story({
  args: {
    found: {
      state: 'ready',
      guards: free,
      offers: [
        offer(0, { status: 'opened', openedAt: '2026-11-26T14:43:00.000Z' }),
        offer(1, { status: 'no', answeredAt: '2026-11-26T14:42:00.000Z' }),
        offer(2, { impossible: 'papers', status: 'opened' }),
        offer(3, {}),
      ],
      sent: [0, 1, 2, 3].map((index) => ({
        _id: `o${index}`,
        guardId: free[index]?._id ?? '',
        name: free[index]?.name ?? '',
        url: 'https://prahari.example/offer#x',
        whatsapp: 'https://wa.me/919876543210?text=Namaste',
      })),
    },
  },
});
Waiting.test('each offer says what became of it, with WhatsApp ready', async () => {
  await expect(screen.getByText(/^Opened 20:13/)).toBeVisible();
  await expect(screen.getByRole('link', { name: `Send to ${free[3]?.name} by WhatsApp` })).toBeVisible();
});

export const Filled = meta.story({
  args: {
    found: {
      state: 'ready',
      guards: free,
      offers: [
        offer(0, { status: 'yes', answeredAt: '2026-11-26T14:47:00.000Z' }),
        offer(1, { status: 'late', answeredAt: '2026-11-26T14:48:00.000Z' }),
      ],
      sent: [],
    },
  },
});
export const Loading = meta.story({ args: { found: { state: 'loading' } } });
