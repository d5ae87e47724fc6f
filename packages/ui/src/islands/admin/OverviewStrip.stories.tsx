import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { OverviewStrip } from './OverviewStrip.tsx';

const figures = {
  guards: { all: 44, assigned: 38, available: 6 },
  clients: { all: 21, assigned: 17, unassigned: 4 },
  bills: { pending: 12, overdue: 2 },
  waiting: { requests: 2, jobs: 1 },
};

const meta = preview.meta({
  component: OverviewStrip,
  args: { figures },
  parameters: { layout: 'fullscreen' },
});

export const Normal = meta.story();
export const OneOfEach = meta.story({
  args: {
    figures: {
      guards: { all: 1, assigned: 0, available: 1 },
      clients: { all: 1, assigned: 0, unassigned: 1 },
      bills: { pending: 0, overdue: 1 },
      waiting: { requests: 0, jobs: 1 },
    },
  },
});
export const NothingWaits = meta.story({
  args: {
    figures: {
      ...figures,
      clients: { all: 21, assigned: 21, unassigned: 0 },
      bills: { pending: 3, overdue: 0 },
      waiting: { requests: 0, jobs: 0 },
    },
  },
});
export const OnTheirWay = meta.story({ args: { figures: null } });

Normal.test('each line leads to the list it speaks of', async ({ canvas, userEvent }) => {
  const before = location.search;
  const link = canvas.getByRole('link', { name: /3 applications to review/ });
  await expect(canvas.getByText('2 client, 1 security')).toBeVisible();
  await userEvent.click(link);
  await expect(location.search).toBe('?tab=client-applications&status=pending');
  history.replaceState(null, '', location.pathname + before);
});
NothingWaits.test('a quiet day is said to be one', async ({ canvas }) => {
  await expect(canvas.getByText('Nothing to do.')).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
});
