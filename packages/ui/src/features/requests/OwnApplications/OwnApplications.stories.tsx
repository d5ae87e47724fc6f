import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { approvedRequest, cancelledRequest, pendingRequest, rejectedRequest } from '../requests.samples.ts';
import { OwnApplications } from './OwnApplications.tsx';

const ready = {
  state: 'ready' as const,
  rows: [pendingRequest],
  from: 1,
  total: 1,
  hasNext: false,
  busy: false,
};

const everyStatus = {
  ...ready,
  total: 4,
  rows: [
    { ...pendingRequest, status: 'pending' as const },
    { ...approvedRequest, status: 'approved' as const, numberOfGuards: 1 },
    {
      ...rejectedRequest,
      status: 'rejected' as const,
      declineReason: 'No guard is free in Pune in December.',
    },
    cancelledRequest,
  ],
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
export const EveryStatus = meta.story({ args: { page: everyStatus } });
EveryStatus.test('each status has a label', async ({ canvas }) => {
  for (const word of ['Pending', 'Approved', 'Declined', 'Cancelled'])
    await waitFor(() => expect(canvas.getByText(word)).toBeVisible());
  await waitFor(() =>
    expect(canvas.getByText('Not accepted: No guard is free in Pune in December.')).toBeVisible(),
  );
});
export const Changeable = meta.story({ args: { page: everyStatus, onChange: fn() } });
Changeable.test('only a pending request can be changed', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
  await expect(args.onChange).toHaveBeenCalledWith(pendingRequest);
});
