import { atom } from 'nanostores';
import { expect, fn, screen } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { DutyDispute } from '../DutyDispute/DutyDispute.tsx';
import {
  agreedMuster,
  answeredMuster,
  disputedMuster,
  openMuster,
  plainMuster,
  sentMuster,
} from '../muster.samples.ts';
import { AgreeMuster } from './AgreeMuster.tsx';

const meta = preview.meta({
  component: AgreeMuster,
  args: {
    muster: sentMuster,
    onAgree: fn(),
    onDispute: fn(async () => true),
    officePhone: '+91 20 5550 1400',
    Dispute: DutyDispute,
  },
  parameters: { chromatic: notSnapped },
});

export const Asked = meta.story();
Asked.test('one press agrees the duties that are billed', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: `Agree ${sentMuster.totals.duties} duties` }));
  await expect(args.onAgree).toHaveBeenCalledOnce();
});
Asked.test('what was not as planned stands beside', async ({ canvas }) => {
  await expect(canvas.getByText('Sat 14 Nov')).toBeVisible();
  await expect(canvas.getAllByText('absent').length).toBe(2);
  await expect(canvas.getByRole('button', { name: 'Sat 14 Nov: 1 of 2 came' })).toBeVisible();
});
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
OnAPhone.test('a day is disputed in three presses', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Thu 5 Nov/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Came late' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send to the office' }));
  await expect(args.onDispute).toHaveBeenCalledWith([
    { day: '2026-11-05', guardId: 'g-kavita', reason: 'Came late' },
  ]);
});
OnAPhone.test('two days are marked and sent together', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Thu 5 Nov/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Came late' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mark another day' }));
  await userEvent.click(canvas.getByRole('button', { name: /^Tue 17 Nov/ }));
  await userEvent.click(await screen.findByRole('radio', { name: /^Nitin/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Other' }));
  await expect(screen.getByRole('button', { name: 'Send to the office' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox'), 'Slept');
  await userEvent.click(screen.getByRole('button', { name: 'Mark another day' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Send 2 days to the office' }));
  await expect(args.onDispute).toHaveBeenCalledWith([
    { day: '2026-11-05', guardId: 'g-kavita', reason: 'Came late' },
    { day: '2026-11-17', guardId: 'g-nitin', reason: 'Slept' },
  ]);
});
export const Kept = meta.story({ args: { draft: atom() } });
Kept.test(
  'what is marked and typed is kept while the page is elsewhere',
  async ({ args, canvas, userEvent }) => {
    args.draft?.set(undefined);
    await userEvent.click(canvas.getByRole('button', { name: /^Thu 5 Nov/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Came late' }));
    await userEvent.click(screen.getByRole('button', { name: 'Mark another day' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Tue 17 Nov/ }));
    await userEvent.type(await screen.findByRole('textbox'), 'Slept');
    await userEvent.keyboard('{Escape}');
    await expect(args.draft?.get()).toMatchObject({
      marked: [{ day: '2026-11-05', reason: 'Came late' }],
      typed: { '2026-11-17': { text: 'Slept' } },
    });
    await userEvent.click(canvas.getByRole('button', { name: /^Tue 17 Nov/ }));
    await expect(await screen.findByRole('textbox')).toHaveValue('Slept');
  },
);
export const AsPlanned = meta.story({ args: { muster: { ...plainMuster, isAsPlanned: true } } });
export const NotSent = meta.story({ args: { muster: openMuster } });
export const Waiting = meta.story({ args: { muster: disputedMuster } });
export const Answered = meta.story({ args: { muster: answeredMuster } });
Answered.test('the answer stands by the dispute, and the rest can be agreed', async ({ canvas }) => {
  await expect(canvas.getByText('Half taken out')).toBeVisible();
  await expect(canvas.getByText(/We bill half/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: /^Agree \d+\.5 duties$/ })).toBeEnabled();
});
export const Agreed = meta.story({ args: { muster: agreedMuster } });
Agreed.test('the receipt says who agreed and when', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/Dr Anjali Deshpande, by link/);
  await userEvent.click(canvas.getByRole('button', { name: 'Show the days' }));
  await expect(canvas.getByRole('button', { name: 'Sat 14 Nov: 1 of 2 came' })).toBeVisible();
});
