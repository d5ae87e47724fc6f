import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Countdown } from './Countdown.tsx';

const meta = preview.meta({
  component: Countdown,
  args: { label: 'Another code in', endText: 'You may ask for another code', onEnd: fn() },
  parameters: {
    guide: {
      status: 'new',
      accessibility: ['Announced at 1 hour, 10, 5 and 1 minutes, 30 and 10 seconds, and at the end.'],
      do: ['Say in `endText` what is possible now', 'Offer more time when the end discards something'],
      dont: ['Use it to put people under pressure', 'Show seconds for a wait of hours'],
    },
  },
});

export const Seconds = meta.story({ args: { seconds: 42 } });
Seconds.test('seconds are not announced', async ({ canvas }) => {
  await expect(canvas.getByRole('timer')).toHaveTextContent('Another code in 0:42');
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});
export const Announced = meta.story({ args: { seconds: 30 } });
Announced.test('30 seconds before the end are announced', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Another code in 30 seconds');
});
export const Hours = meta.story({ args: { seconds: 11_105 } });
export const Ended = meta.story({ args: { until: 0 } });
Ended.test('an end that is already past is announced once', async ({ args, canvas }) => {
  await expect(canvas.getByRole('timer')).toHaveTextContent('You may ask for another code');
  await expect(canvas.getByRole('status')).toHaveTextContent('You may ask for another code');
  await expect(args.onEnd).toHaveBeenCalledOnce();
});
export const ReachesEnd = meta.story({
  args: { seconds: 1 },
  tags: ['!autodocs'],
  beforeEach: () => {
    // Date is fixed in story tests; this one needs a running clock.
    const { now } = Date;
    const [from, begun] = [now(), performance.now()];
    Date.now = () => from + performance.now() - begun;
    return () => {
      Date.now = now;
    };
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('You may ask'));
  },
});
ReachesEnd.test('the countdown ends by itself', async ({ args, canvas }) => {
  await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  await expect(canvas.getByRole('timer')).toHaveTextContent('You may ask for another code');
});
export const LabelHidden = meta.story({ args: { seconds: 42, hideLabel: true } });
