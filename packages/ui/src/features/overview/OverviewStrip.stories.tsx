import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { OverviewStrip } from './OverviewStrip.tsx';
import { overview } from './overview.samples.ts';

const meta = preview.meta({
  component: OverviewStrip,
  args: {
    overview,
    hrefOf: ({ params, hash = '' }) => `?${new URLSearchParams(params)}${hash}`,
    onOpen: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

export const Normal = meta.story();
export const OneOfEach = meta.story({
  args: {
    overview: {
      ...overview,
      guards: { assigned: 0, available: 1, disabled: 0 },
      clients: { assigned: 0, unassigned: 1 },
      bills: { pending: 0, overdue: 1, paid: 0 },
      clientApplications: { pending: 0, approved: 0, rejected: 0 },
    },
  },
});
export const NothingToDo = meta.story({
  args: {
    overview: {
      ...overview,
      clients: { assigned: 21, unassigned: 0 },
      bills: { pending: 3, overdue: 0, paid: 31 },
      clientApplications: { pending: 0, approved: 23, rejected: 3 },
      securityApplications: { pending: 0, accepted: 45, rejected: 5 },
    },
  },
});
export const Loading = meta.story({ args: { overview: null } });

Normal.test('each item links to the list it counts', async ({ args, canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: /3 applications to review/ });
  await expect(canvas.getByText('2 client, 1 security')).toBeVisible();
  await expect(link).toHaveAttribute('href', '?tab=client-applications&status=pending');
  await userEvent.click(link);
  await expect(args.onOpen).toHaveBeenCalledWith({
    params: { tab: 'client-applications', status: 'pending' },
  });
});
NothingToDo.test('without items a message is shown', async ({ canvas }) => {
  await expect(canvas.getByText('Nothing to do.')).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
});
