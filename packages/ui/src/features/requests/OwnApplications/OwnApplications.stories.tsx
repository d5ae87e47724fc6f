import type { ClientApplication } from '@prahari/contract/requests.schemas';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { OwnApplications } from './OwnApplications.tsx';

const application: ClientApplication = {
  _id: 'application-1',
  user: { _id: 'user-2', name: 'Anand Vihar', email: 'office@anandvihar.example' },
  serviceType: 'NIGHT_SHIFT',
  location: '14 Prabhat Road, Lane 9, Pune',
  startDate: '2026-12-01',
  endDate: '2027-03-31',
  numberOfGuards: 3,
  additionalDetails: '',
  status: 'pending',
  createdAt: '2026-11-20T06:30:00.000Z',
};

const ready = {
  state: 'ready' as const,
  rows: [application],
  from: 1,
  total: 1,
  hasNext: false,
  busy: false,
};

const meta = preview.meta({
  component: OwnApplications,
  args: {
    page: ready,
    onRetry: fn(),
    onPrevious: fn(),
    onNext: fn(),
  },
});

export const One = meta.story();
export const None = meta.story({ args: { page: { ...ready, rows: [], from: 0, total: 0 } } });
export const EveryStatus = meta.story({
  args: {
    page: {
      ...ready,
      total: 4,
      rows: [
        { ...application, _id: '1', status: 'pending' },
        { ...application, _id: '2', status: 'approved', numberOfGuards: 1 },
        {
          ...application,
          _id: '3',
          status: 'rejected',
          declineReason: 'No guard is free in Pune in December.',
        },
        { ...application, _id: '4', status: 'cancelled' as string } as ClientApplication,
      ],
    },
  },
});
EveryStatus.test('each status has a label', async ({ canvas }) => {
  for (const word of ['Pending', 'Approved', 'Rejected', 'Cancelled'])
    await waitFor(() => expect(canvas.getByText(word)).toBeVisible());
  await waitFor(() =>
    expect(canvas.getByText('Not accepted: No guard is free in Pune in December.')).toBeVisible(),
  );
});
export const Changeable = meta.story({ args: { ...EveryStatus.input.args, onChange: fn() } });
Changeable.test('only a pending request can be changed', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
  await expect(args.onChange).toHaveBeenCalledWith({ ...application, _id: '1' });
});
