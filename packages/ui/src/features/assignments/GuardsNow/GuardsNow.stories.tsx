import { expect, waitFor } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { longAssignment, openAssignment } from '../current-assignment.samples.ts';
import { GuardsNow } from './GuardsNow.tsx';

const NIGHT = new Date('2026-11-20T02:18:00+05:30');
const other = { ...openAssignment, _id: '3', guard: { ...openAssignment.guard, _id: 'guard-3' } };

const meta = preview.meta({
  component: GuardsNow,
  args: {
    assignments: [openAssignment, other],
    asked: 3,
    now: NIGHT,
    officePhone: '+91 20 5550 1400',
  },
  parameters: { chromatic: notSnapped },
});

export const OneOpen = meta.story();
OneOpen.test('the client sees who is on duty, what is open and whom to call', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('2 of 3 guards on duty')).toBeVisible());
  await waitFor(() => expect(canvas.getByText(/^One place is open/)).toBeVisible());
  await expect(canvas.getByRole('link', { name: 'Call office' })).toHaveAttribute(
    'href',
    'tel:+912055501400',
  );
});
export const OffShift = meta.story({ args: { asked: 2, now: new Date('2026-11-20T12:00:00+05:30') } });
OffShift.test('between two shifts nobody is said to be missing', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('No shift is running, 2 guards assigned')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('Every place has a guard')).toBeVisible());
});
export const TwoShifts = meta.story({
  args: { assignments: [openAssignment, { ...other, shift: 'day' }], asked: 2 },
});
TwoShifts.test('a guard whose shift begins later is not missing', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('1 guard on duty, 1 off shift')).toBeVisible());
});
export const SeveralPlaces = meta.story({ args: { assignments: [openAssignment, longAssignment] } });
export const HostedApi = meta.story({ args: { assignments: [openAssignment], asked: undefined } });
HostedApi.test('open places are left out when the API does not tell them', async ({ canvas }) => {
  await expect(canvas.queryByText(/place/)).toBeNull();
});
