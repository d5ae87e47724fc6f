import type { GuardAssignment } from '@prahari/contract/assignments.schemas';
import { expect, fn, waitFor } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { guardAssignment, longAssignment } from '../current-assignment.samples.ts';
import { CurrentAssignment } from './CurrentAssignment.tsx';

const meta = preview.meta({
  component: CurrentAssignment,
  parameters: { chromatic: notSnapped, layout: 'fullscreen' },
  args: {
    assignment: guardAssignment,
    now: new Date('2026-11-20T02:18:00+05:30'),
    officePhone: '+91 20 5550 1400',
    pending: false,
    onStatus: fn(),
  },
});

export const OnDuty = meta.story();
OnDuty.test('the page shows address, end date and office phone', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Anand Vihar Residents’ Association' })).toBeVisible(),
  );
  await waitFor(() => expect(canvas.getByText('Night, 20:00–08:00')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('12 days')).toBeVisible());
  await expect(canvas.getByRole('link', { name: 'Call office' })).toHaveAttribute(
    'href',
    'tel:+912055501400',
  );
});
OnDuty.test('directions open a map in a new tab', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: /Directions/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  const address = new URL(link.getAttribute('href') ?? '').searchParams.get('query');
  await expect(address).toBe('Main gate, B wing, 14 Prabhat Road, Lane 9, Pune, Maharashtra 411004');
});

export const OnBreak = meta.story({ args: { assignment: { ...guardAssignment, status: 'onBreak' } } });
export const Saving = meta.story({ args: { pending: true } });
export const LongNames = meta.story({
  args: {
    assignment: {
      ...guardAssignment,
      clientName: 'Shree Venkateshwara Cooperative Housing Society and Residents’ Welfare Association',
      location: longAssignment.location,
    },
  },
});
export const HostedApi = meta.story({
  args: {
    assignment: {
      ...guardAssignment,
      shift: 'evening' as string,
      status: 'on-leave' as string,
      shiftTiming: '',
      duration: '',
      location: { street: '', city: '', state: '', zipCode: '' },
    } as GuardAssignment,
  },
});
HostedApi.test('values missing in the hosted API are left out', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Evening')).toBeVisible());
  await expect(canvas.queryByRole('link', { name: /Directions/ })).toBeNull();
  await waitFor(() => expect(canvas.getByText('The office has not added the address yet.')).toBeVisible());
  await expect(canvas.queryByText('Duration')).toBeNull();
});
