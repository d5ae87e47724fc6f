import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { CalendarFeed } from './CalendarFeed.tsx';

const url = `https://prahari.example/api/calendar/${'A'.repeat(43)}.ics`;
const meta = preview.meta({
  component: CalendarFeed,
  args: { since: null, pending: false, onMake: fn(), onEnd: fn() },
});

export const None = meta.story();
None.test('an address is made by one press', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Make an address' }));
  await expect(args.onMake).toHaveBeenCalled();
});
export const Made = meta.story({ args: { since: '2026-11-20T04:00:00.000Z', url } });
Made.test('a new address opens the phone’s calendar', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    url.replace('https', 'webcal'),
  );
});
export const Later = meta.story({ args: { since: '2026-11-20T04:00:00.000Z' } });
