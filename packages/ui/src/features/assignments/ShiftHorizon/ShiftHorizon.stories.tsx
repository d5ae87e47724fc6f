import { expect, waitFor } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { ShiftHorizon } from './ShiftHorizon.tsx';

const meta = preview.meta({
  component: ShiftHorizon,
  args: {
    shift: 'night',
    startDate: '2026-11-12',
    endDate: '2026-11-23',
    now: new Date('2026-11-20T02:18:00+05:30'),
  },
  parameters: { chromatic: notSnapped },
});

/** A lamp of the drawing, once that is loaded. */
async function lampOf(canvasElement: HTMLElement): Promise<Element> {
  await waitFor(() => expect(canvasElement.querySelector('.lamp-glass')).not.toBeNull());
  return canvasElement.querySelector('.lamp-glass') as Element;
}

export const NightShift = meta.story({ tags: ['snapshot-phone'] });
NightShift.test('a running night shift counts down to its end', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Your shift ends in')).toBeVisible());
  await waitFor(() => expect(canvas.getByRole('timer', { name: '5 hours 42 minutes' })).toBeVisible());
  await waitFor(() => expect(canvas.getByText('You started at 20:00. It is 02:18.')).toBeVisible());
});

export const DayShift = meta.story({ args: { shift: 'day', now: new Date('2026-11-20T16:40:00+05:30') } });
/** Sun at noon; dark words on a light sky. */
export const Noon = meta.story({ args: { shift: 'day', now: new Date('2026-11-20T12:00:00+05:30') } });
/** The sun rises and the lamp has gone out. */
export const Dawn = meta.story({ args: { now: new Date('2026-11-20T06:30:00+05:30') } });
/** The lamp has been lit. */
export const Dusk = meta.story({ args: { now: new Date('2026-11-20T18:45:00+05:30') } });
Dusk.test('the lamp is lit at dusk and off by day', async ({ canvasElement }) => {
  const glass = await lampOf(canvasElement);
  const lamp = () => getComputedStyle(glass).opacity;
  await expect(lamp()).toBe('1');
  canvasElement.querySelector<HTMLElement>('.shift-horizon')?.style.setProperty('--t', '12');
  await waitFor(() => expect(lamp()).toBe('0'));
});
export const Phone = meta.story({
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className="w-[24.375rem]">{Story()}</div>],
});
Phone.test('the arch stays below the words', async ({ canvas, canvasElement }) => {
  await lampOf(canvasElement);
  const words = canvas.getByText(/^You started at/).getBoundingClientRect().bottom;
  const arch = canvasElement.querySelector('.sky-phone .sky-arc-shift')?.getBoundingClientRect().top ?? 0;
  await expect(arch).toBeGreaterThan(words);
});
Phone.test('the lamp does not hide the sun', async ({ canvasElement }) => {
  await lampOf(canvasElement);
  const side = (name: string) => canvasElement.querySelector(`.sky-phone ${name}`)?.getBoundingClientRect();
  await expect(side('.lamp-glass')?.right).toBeLessThan(side('.sky-sun')?.left ?? 0);
});
NightShift.test('the hours of the shift are read out', async ({ canvas }) => {
  await expect(canvas.getByText('The shift is from 20:00 to 08:00.')).toBeInTheDocument();
});
DayShift.test('the day shift scale runs from 08:00 to 20:00', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('timer', { name: '3 hours 20 minutes' })).toBeVisible());
  await waitFor(() => expect(canvas.getByText('14:00')).toBeVisible());
});

const whole = { shift: '24h', now: new Date('2026-11-20T22:48:00+05:30') };
export const TwentyFourHours = meta.story({ args: { ...whole, endDate: '2027-03-17' } });
TwentyFourHours.test('a guard on 24-hour duty sees the end of the duty of today', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Your shift ends in')).toBeVisible());
  await waitFor(() => expect(canvas.getByRole('timer', { name: '9 hours 12 minutes' })).toBeVisible());
  await waitFor(() => expect(canvas.getByText('20:00')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('You started at 08:00. It is 22:48.')).toBeVisible());
});

export const TwentyFourHoursUpcoming = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...whole, startDate: '2026-11-21' },
});
TwentyFourHoursUpcoming.test(
  'an upcoming 24-hour assignment counts down to its first shift',
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Your first shift starts in')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('timer', { name: '9 hours 12 minutes' })).toBeVisible());
  },
);

export const BetweenShifts = meta.story({ args: { now: new Date('2026-11-20T14:05:00+05:30') } });
BetweenShifts.test('between shifts it counts down to the next one', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Your next shift starts in')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('Today at 20:00. It is 14:05.')).toBeVisible());
});

export const BeforeFirstShift = meta.story({ args: { now: new Date('2026-11-09T17:00:00+05:30') } });
BeforeFirstShift.test('before the first shift its day is shown', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Your first shift starts in')).toBeVisible());
  await waitFor(() => expect(canvas.getByRole('timer', { name: '3 days 3 hours' })).toBeVisible());
  await waitFor(() => expect(canvas.getByText('12 Nov 2026 at 20:00. It is 17:00.')).toBeVisible());
});

export const AfterLastShift = meta.story({ args: { now: new Date('2026-11-26T10:00:00+05:30') } });
AfterLastShift.test('after the last shift there is no timer', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Your last shift has ended')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('It ended on 24 Nov 2026 at 08:00.')).toBeVisible());
  await expect(canvas.queryByRole('timer')).toBeNull();
});

export const UnknownShift = meta.story({ args: { shift: 'evening' } });
UnknownShift.test('an unknown shift renders nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('region', { name: 'Your shift' })).toBeNull();
});
