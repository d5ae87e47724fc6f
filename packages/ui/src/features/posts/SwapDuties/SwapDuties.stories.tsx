import type { Duty } from '@prahari/contract/duties.schemas';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted } from '../../../../testing/submit-results.ts';
import { NOW, nightPost } from '../posts.samples.ts';
import { SwapDuties } from './SwapDuties.tsx';

const idOf = (end: number) => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`;
const [first, second] = nightPost.assignments.map(({ guard }) => guard);

const duty = (id: number, guard: { _id: string; name: string } | undefined, day: string): Duty => ({
  _id: idOf(id),
  attended: true,
  day,
  beginsAt: `${day}T14:30:00.000Z`,
  endsAt: `${day}T23:59:00.000Z`,
  state: 'planned',
  flags: [],
  assignmentId: idOf(90 + id),
  guard: { _id: '', name: '', ...guard, phone: '+91 98200 14417' },
  post: {
    _id: nightPost._id,
    client: { _id: nightPost.client._id, name: nightPost.client.user.name },
    place: nightPost.place,
    shift: 'night',
    startsAt: '20:00',
    hours: 12,
  },
});

const meta = preview.meta({
  component: SwapDuties,
  args: {
    guard: first ?? { _id: '', name: '' },
    postId: nightPost._id,
    ownDays: ['2026-11-21', '2026-11-23'],
    duties: {
      '2026-11-21': [duty(1, first, '2026-11-21')],
      '2026-11-22': [duty(3, second, '2026-11-22')],
    },
    onDay: fn(),
    now: NOW,
    submit: accepted(),
    onClose: fn(),
  },
});
const dialog = async () => within(await screen.findByRole('dialog', { name: /^Swap a duty of Arjun/ }));

export const Failed = meta.story({ args: { duties: {}, failedDays: ['2026-11-21', '2026-11-22'] } });
Failed.test('duties that could not be loaded are not taken for none', async ({ args, userEvent }) => {
  const shown = await dialog();
  await userEvent.click(await shown.findByRole('button', { name: 'Try again: Swap with' }));
  await expect(args.onDay).toHaveBeenCalledWith('2026-11-21');
});

export const Swap = meta.story();
Swap.test('both consequences are shown before the press', async ({ args, userEvent }) => {
  const shown = await dialog();
  await userEvent.click(shown.getByRole('combobox', { name: /^Swap with/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Raju Mondal/ }));
  const after = await shown.findByRole('status', { name: 'After the swap' });
  await waitFor(() =>
    expect(after).toHaveTextContent(/ThapaSun 22 Nov, 20:00, Hooghly.*instead of Sat 21 Nov/),
  );
  await expect(after).toHaveTextContent(/MondalSat 21 Nov, 20:00, Hooghly.*instead of Sun 22 Nov/);
  await userEvent.type(shown.getByLabelText('Reason'), 'His sister’s engagement');
  await userEvent.click(shown.getByRole('button', { name: 'Swap duties' }));
  await expect(args.submit).toHaveBeenCalledWith({
    dutyIds: [idOf(1), idOf(3)],
    reason: 'His sister’s engagement',
  });
});
Swap.test('what is missing is named at its field', async ({ args, userEvent }) => {
  const shown = await dialog();
  await userEvent.click(shown.getByRole('button', { name: 'Swap duties' }));
  await waitFor(() => expect(shown.getByText('Choose the duty to swap with', { ignore: 'a' })).toBeVisible());
  await expect(shown.getByText('Reason is required', { ignore: 'a' })).toBeVisible();
  await expect(args.submit).not.toHaveBeenCalled();
});
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
